//! The files of the web page, as `scripts/serve.py` serves them.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::fs;

/// The types of files that browsers expect.
const TYPES: [(&str, &str); 13] = [
    ("css", "text/css; charset=utf-8"),
    ("glb", "model/gltf-binary"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("mp4", "video/mp4"),
    ("ogg", "audio/ogg"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("wasm", "application/wasm"),
    ("webp", "image/webp"),
    ("woff2", "font/woff2"),
];
/// The encodings of copies, the smallest first.
const COPIES: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];
/// What is said where there is no page.
const NO_PAGE: &str = "A table of Bulldozer Gambit. Join it in the game.\n";

/// The answer to a request for a file of the page in `folder`.
pub(super) async fn answer(folder: Option<&Path>, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let Some(folder) = folder else {
        let status = if uri.path() == "/" { StatusCode::OK } else { StatusCode::NOT_FOUND };
        return (status, NO_PAGE).into_response();
    };
    match file(folder, uri, headers, *method == Method::HEAD).await {
        Some(response) => response,
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

async fn file(folder: &Path, uri: &Uri, headers: &HeaderMap, only_head: bool) -> Option<Response> {
    let path = path_in(folder, uri.path())?;
    if !fs::metadata(&path).await.ok()?.is_file() {
        return None;
    }
    let mut sent = (path.clone(), "");
    for (encoding, ending) in COPIES {
        let mut copy = path.clone().into_os_string();
        copy.push(ending);
        if takes(headers, encoding) && fs::metadata(&copy).await.is_ok_and(|copy| copy.is_file()) {
            sent = (PathBuf::from(copy), encoding);
            break;
        }
    }
    let (sent, encoding) = sent;
    let status = fs::metadata(&sent).await.ok()?;
    let age = status.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    let tag = format!("\"{:x}-{:x}{encoding}\"", age.as_nanos(), status.len());
    let is_known =
        headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).is_some_and(|known| known.contains(&tag));
    let body = if is_known || only_head { Body::empty() } else { Body::from(fs::read(&sent).await.ok()?) };
    let mut response = Response::new(body);
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    // What is named with its version never changes.
    let is_versioned = uri.query().is_some_and(|query| query.split('&').any(|part| part.starts_with("v=")));
    let caching = if is_versioned { "public, max-age=31536000, immutable" } else { "no-cache" };
    let answer = response.headers_mut();
    answer.insert(CONTENT_TYPE, HeaderValue::from_static(kind(&path)));
    answer.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    answer.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    answer.insert(ETAG, tag.parse().ok()?);
    if !encoding.is_empty() {
        answer.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

/// The file that a request names; `None` if the name could lead out of the folder. The page's files have plain names.
fn path_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let mut path = folder.to_owned();
    let name = name.strip_prefix('/')?;
    for part in name.split('/') {
        let is_plain = part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.'));
        if !is_plain || part.starts_with('.') {
            return None;
        }
        path.push(part);
    }
    if name.is_empty() || name.ends_with('/') {
        path.push("index.html");
    }
    Some(path)
}

fn kind(path: &Path) -> &'static str {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, kind)| kind)
}

/// Whether the browser takes this encoding.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|part| {
        let (name, share) = part.split_once(";q=").unwrap_or((part, "1"));
        name.trim() == encoding && share.trim().parse().is_ok_and(|share: f64| share > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_in_the_folder() {
        for (name, file) in [
            ("/", Some("page/index.html")),
            ("/a/", Some("page/a/index.html")),
            ("/game_bg.wasm", Some("page/game_bg.wasm")),
            ("/assets/a-1.glb", Some("page/assets/a-1.glb")),
            ("", None),
            ("/..", None),
            ("/a/../../b", None),
            ("/.git/config", None),
            ("/%2e%2e/b", None),
            ("/a\\b", None),
            ("/c:/b", None),
        ] {
            assert_eq!(path_in(Path::new("page"), name), file.map(PathBuf::from), "{name}");
        }
    }

    #[test]
    fn browsers_get_what_they_take() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, "gzip, br;q=0, deflate".parse().unwrap());
        assert!(takes(&headers, "gzip") && !takes(&headers, "br") && !takes(&HeaderMap::new(), "gzip"));
        assert_eq!(kind(Path::new("a.wasm")), "application/wasm");
        assert_eq!(kind(Path::new("a")), "application/octet-stream");
    }
}
