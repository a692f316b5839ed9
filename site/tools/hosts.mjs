// What other hosts need to serve the site as our own server does, made from the same headers.
import { assetHeaders, httpsHeaders, IMMUTABLE, REVALIDATE, storybookHeaders } from './headers.mjs'

/** @import { InlineHashes } from './headers.mjs' */

/**
 * For static hosts that read `_headers`. They join the rules of all patterns that match; a `!` takes a header off again.
 * @param {Record<string, string>} headers
 * @param {Record<string, string>} storybook what differs there
 * @param {string} base
 */
function headersFile(headers, storybook, base) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const instead = (/** @type {Record<string, string>} */ others) =>
    Object.entries(others).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])
  return [
    `${base}*`,
    ...lines,
    '',
    `${base}assets/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    ...instead(assetHeaders),
    '',
    `${base}storybook/*`,
    ...instead(storybook),
    '',
  ].join('\n')
}

/**
 * A server for nginx, to be included where its `server` blocks stand. A location that adds a header of its own inherits
 * none, so each has all of them.
 * @param {Record<string, string>} headers
 * @param {Record<string, string>} storybook what differs there
 * @param {string} base
 */
function nginxFile(headers, storybook, base) {
  const added = (/** @type {string} */ cache, /** @type {Record<string, string>} */ others = {}) =>
    Object.entries({ ...headers, ...others, 'Cache-Control': cache })
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n')
  return `# Put the built site into the folder that "root" names${base === '/' ? '' : `, below ${base}`}; TLS is yours to add.
server {
  listen 80;
  root /usr/share/nginx/html;
  absolute_redirect off;
  gzip on;
  gzip_static on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml text/plain;
  error_page 404 ${base}404.html;
${added(REVALIDATE)}

  # One address for each page: no slash at the end, no .html. The request as it came: the error page is asked for inside.
  if ($request_uri ~ "^${base}index(?:\\.html)?(?:\\?|$)") {
    return 301 ${base}$is_args$args;
  }
  if ($request_uri ~ "^(${base}(?!storybook/)[^?]+?)(?:/+|\\.html)(?:\\?|$)") {
    return 301 $1$is_args$args;
  }

  location ~ /[._] {
    return 404;
  }
  location = ${base}404 {
    return 404;
  }
  location ${base}assets/ {
${added(IMMUTABLE, assetHeaders)}
  }
  location ${base}storybook/ {
    index index.html;
${added(REVALIDATE, storybook)}
  }
  location / {
    index index.html;
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`
}

/**
 * For Apache and hosts like it.
 * @param {Record<string, string>} headers
 * @param {Record<string, string>} storybook what differs there
 * @param {string} base
 */
function apacheFile(headers, storybook, base) {
  const set = Object.entries(headers).map(
    ([name, value]) => `  Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  )
  const settings = (/** @type {Record<string, string>} */ others) =>
    Object.entries(others)
      .map(([name, value]) => `    Header always set ${name} "${value}"`)
      .join('\n')
  return `# Needs mod_headers and mod_rewrite.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 ${base}404.html

<IfModule mod_headers.c>
${set.join('\n')}
  Header always set Cache-Control "${REVALIDATE}"
  <If "%{REQUEST_URI} =~ m#^${base}assets/#">
    Header always set Cache-Control "${IMMUTABLE}"
${settings(assetHeaders)}
  </If>
  <If "%{REQUEST_URI} =~ m#^${base}storybook/#">
${settings(storybook)}
  </If>
</IfModule>

RewriteEngine On
RewriteBase ${base}
# What is not for visitors.
RewriteRule (^|/)[._] - [R=404,L]
RewriteCond %{THE_REQUEST} \\s${base}404(?:\\.html)?[\\s?]
RewriteRule ^404 - [R=404,L]
# One address for each page: no slash at the end, no .html.
RewriteCond %{THE_REQUEST} \\s${base}index(?:\\.html)?[\\s?]
RewriteRule ^index(?:\\.html)?$ ${base} [R=301,L]
RewriteRule ^(?!storybook/)(.+)/$ ${base}$1 [R=301,L]
RewriteCond %{THE_REQUEST} \\.html[\\s?]
RewriteRule ^(?!storybook/)(.+)\\.html$ ${base}$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(?!storybook/).+ - [R=404,L]
`
}

/**
 * The files by their names.
 * @param {InlineHashes} inline
 * @param {string} base where the site stands, with a slash at both ends
 * @returns {Record<string, string>}
 */
export function hostFiles(inline, base) {
  const headers = httpsHeaders(inline)
  return {
    _headers: headersFile(headers, storybookHeaders, base),
    '_nginx.conf': nginxFile(headers, storybookHeaders, base),
    '.htaccess': apacheFile(headers, storybookHeaders, base),
  }
}
