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

    /// Kills the process group given as its argument as soon as its standard input closes.
    const WARDEN: &str = "read -r _; kill -s KILL -- \"-$0\"";

    /// The process group of a program. A helper shell reads from a pipe that only this program holds. When the pipe
    /// closes, on purpose or because this program was killed, the shell kills the group.
    #[derive(Debug)]
    pub(in crate::uci) struct Group {
        warden: Child,
    }

    impl Group {
        /// Starts a program in its own process group.
        pub(in crate::uci) fn start(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut child = command.process_group(0).spawn()?;
            let warden = Command::new("/bin/sh")
                .args(["-c", WARDEN, &child.id().to_string()])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                // Signals from the terminal must not kill the shell too early.
                .process_group(0)
                .spawn();
            match warden {
                Ok(warden) => Ok((child, Self { warden })),
                Err(error) => {
                    let _ = child.kill();
                    let _ = child.wait();
                    Err(error)
                }
            }
        }

        /// Kills the whole group, if it is still alive. The child must not have been waited for: its process id is the
        /// group's, and could be reused by then.
        pub(in crate::uci) fn end(&mut self) {
            drop(self.warden.stdin.take());
            let _ = self.warden.wait();
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
