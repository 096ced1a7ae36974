//! A program with all its child processes: they end together, and never outlive this program.

#[cfg(unix)]
pub(super) use unix::Group;
#[cfg(windows)]
pub(super) use windows::Group;

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command, Stdio};

    /// Kills its own process group as soon as its standard input closes. A signal to the whole group, such as an engine
    /// sends to end its children, must not end it before.
    const WARDEN: &str = "trap '' HUP INT QUIT TERM; read -r _; kill -s KILL 0";

    /// The process group of a program. It is led by a helper shell, which reads from a pipe that only this program
    /// holds. When the pipe closes, on purpose or because this program was killed, the shell kills the group. The shell
    /// starts first, so the program never runs without it.
    #[derive(Debug)]
    pub(in crate::uci) struct Group {
        warden: Child,
    }

    impl Group {
        /// Starts a program in a process group of its own.
        pub(in crate::uci) fn start(command: &mut Command) -> io::Result<(Child, Self)> {
            let warden = Command::new("/bin/sh")
                .args(["-c", WARDEN])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .process_group(0)
                .spawn()?;
            let leader = warden.id().cast_signed();
            // Dropped on an error, it ends the shell.
            let group = Self { warden };
            Ok((command.process_group(leader).spawn()?, group))
        }

        /// Kills the whole group, if it is still alive.
        pub(in crate::uci) fn end(&mut self) {
            drop(self.warden.stdin.take());
            let _ = self.warden.wait();
        }
    }

    impl Drop for Group {
        fn drop(&mut self) {
            self.end();
        }
    }
}

#[cfg(windows)]
mod windows {
    use std::io;
    use std::os::windows::io::AsRawHandle as _;
    use std::process::{Child, Command};

    use win32job::{ExtendedLimitInfo, Job};

    /// The job object of a program. When it is closed, on purpose or because this program was killed, the system ends
    /// all its processes.
    #[derive(Debug)]
    pub(in crate::uci) struct Group {
        job: Option<Job>,
    }

    impl Group {
        /// Starts a program in its own job object.
        pub(in crate::uci) fn start(command: &mut Command) -> io::Result<(Child, Self)> {
            let job = Job::create_with_limit_info(ExtendedLimitInfo::new().limit_kill_on_job_close());
            let job = job.map_err(io::Error::other)?;
            let mut child = command.spawn()?;
            if let Err(error) = job.assign_process(child.as_raw_handle() as isize) {
                let _ = child.kill();
                let _ = child.wait();
                return Err(io::Error::other(error));
            }
            Ok((child, Self { job: Some(job) }))
        }

        /// Ends all its processes, if any are still alive.
        pub(in crate::uci) fn end(&mut self) {
            drop(self.job.take());
        }
    }
}
