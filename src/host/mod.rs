//! A host.
