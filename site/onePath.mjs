// One reading of a path, for the server and for the pages: escaped letters, doubled slashes and endings all lead to one address.

/**
 * The path that a browser's path means: without escapes, with single slashes. Some mail programs escape the `#` of a link: what
 * follows it is the fragment. Null for an invalid escape.
 * @param {string} pathname
 * @returns {{ path: string, hash: string } | null}
 */
export function readPath(pathname) {
  const [before = '', after] = pathname.split(/%23(.*)/i)
  try {
    // A program that escapes the `#` alone leaves the equals sign.
    const said = after === undefined || after.includes('=') ? after : decodeURIComponent(after)
    return { path: decodeURIComponent(before).replace(/[/\\]+/g, '/'), hash: said ? `#${said}` : '' }
  } catch {
    return null
  }
}

/**
 * The address of a page without what hosts add to it: no slash at the end, no `index`, no `.html`.
 * @param {string} path
 */
export const withoutEnding = (path) =>
  path.replace(/\/+$/, '').replace(/(?:\/index)?(?:\.html)?$/i, '') || '/'
