//! A program and all that it starts: they end together, and never outlive this program.

#[cfg(unix)]
pub(super) use unix::Group;
#[cfg(windows)]
pub(super) use windows::Group;

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::process::CommandExt as _;
    use std::process::{Child, Command, Stdio};

    /// Ends the group whose number it is given as soon as its input ends.
    const WARDEN: &str = "read -r _; kill -s KILL -- \"-$0\"";

    /// The process group of a program. Beside it waits a shell whose input only this program holds: when that is closed, on
    /// purpose or because this program has been killed, the shell ends the group.
    #[derive(Debug)]
    pub(in crate::engine) struct Group {
        warden: Child,
    }

    impl Group {
        /// Starts a program with a group of its own.
        pub(in crate::engine) fn start(command: &mut Command) -> io::Result<(Child, Self)> {
            let mut child = command.process_group(0).spawn()?;
            let warden = Command::new("/bin/sh")
                .args(["-c", WARDEN, &child.id().to_string()])
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                // What ends this program from the terminal must not end the shell before its time.
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

        /// Ends all of them, unless they have ended. Whoever was started must not have been waited for: its number is that
        /// of the group, and could be somebody else's by then.
        pub(in crate::engine) fn end(&mut self) {
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

    /// The job object of a program: when it is closed, on purpose or because this program has been killed, the system ends
    /// whatever belongs to it.
    #[derive(Debug)]
    pub(in crate::engine) struct Group {
        job: Option<Job>,
    }

    impl Group {
        /// Starts a program with a job of its own.
        pub(in crate::engine) fn start(command: &mut Command) -> io::Result<(Child, Self)> {
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

        /// Ends all of them, unless they have ended.
        pub(in crate::engine) fn end(&mut self) {
            drop(self.job.take());
        }
    }
}
