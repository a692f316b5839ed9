// Settings for other hosts, generated from the headers of our own server. All of them merge slashes first:
// a redirect to `//evil.example` would lead to another site.
import { fileHeaders, headersFor, IMMUTABLE, REVALIDATE, storybookHeaders } from './headers.mjs'

/** @typedef {Readonly<Record<string, string>>} Headers */
/**
 * `base` is the base path of the site, with a slash at both ends; `paths` are its pages; `hsts` is the value of
 * `Strict-Transport-Security`, or empty.
 * @typedef {{ base: string, paths: readonly string[], hsts: string }} Deployment
 */

/**
 * Patterns for files that are not pages, in the syntax of all hosts with `_headers`: one star, at the end. A test finds missing ones.
 */
const FILE_PATTERNS = [
  'assets/*',
  'cards/*',
  'licenses/*',
  '.well-known/*',
  'favicon.svg',
  'robots.txt',
  'sitemap.xml',
  'version.txt',
]

/** Literal in a regular expression. */
const literal = (/** @type {string} */ text) => text.replace(/[.\\+*?^${}()|[\]]/g, '\\$&')

/** The superfluous endings of a page address. */
const TOO_MUCH = '(?:/|/index|(?:/index)?\\.html)'

/**
 * For static hosts that read `_headers`. They join the values of all matching patterns with a comma: two policies both
 * apply, so each additional one is stricter or allows only what the first does not mention.
 * @param {Headers} headers
 * @param {string} base
 */
function headersFile(headers, base) {
  const rule = (/** @type {string} */ pattern, /** @type {Headers} */ own) =>
    [base + pattern, ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('*', headers),
    ...FILE_PATTERNS.map((pattern) =>
      rule(pattern, {
        ...fileHeaders,
        ...(pattern === 'assets/*' && { 'Cache-Control': IMMUTABLE }),
      }),
    ),
    rule('storybook/*', storybookHeaders),
  ].join('\n')
}

/**
 * A server for nginx, to be included beside its `server` blocks. A location that adds a header inherits
 * none, so each has all of them.
 * @param {Headers} headers
 * @param {Deployment} deployment
 */
function nginxFile(headers, { base, paths }) {
  const added = (/** @type {string} */ cache, /** @type {Headers} */ others, indent = '    ') =>
    Object.entries({ ...headers, ...others, 'Cache-Control': cache })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n')
  const below = base.slice(0, -1)
  // The nginx parser reads two quoted backslashes as one.
  const pattern = (/** @type {string} */ text) => `"${text.replaceAll('\\', '\\\\')}"`
  const small = paths.filter((path) => path !== '/').map((path) => below + path)
  return `# Put the built site into the folder that "root" names${base === '/' ? '' : `, below ${base}`}; TLS is yours to add.

# A page's address that was written in capitals, or with escaped letters, as it should be.
map $uri $page_as_it_should_be {
  default "";
  ${pattern(`~^${literal(base)}(?:index)?(?:\\.html)?$`)} ${base};
${small.map((path) => `  ${pattern(`~*^${literal(path)}${TOO_MUCH}?$`)} ${path};`).join('\n')}
}

server {
  listen 80;
  root /usr/share/nginx/html;
  absolute_redirect off;
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml text/plain;
  error_page 404 ${base}404.html;
${added(REVALIDATE, {}, '  ')}

  # Everything here looks at the request as it came: the error page is requested internally.
  # Slashes first, at the start and then between names.
  if ($request_uri ~ ${pattern('^[/\\\\]{2,}([^?]*)')}) {
    return 301 /$1$is_args$args;
  }
  if ($request_uri ~ ${pattern('^([^?]*?)/{2,}([^?]*)')}) {
    return 301 $1/$2$is_args$args;
  }
  # Some mail programs escape the sign before a fragment.
  if ($request_uri ~* "^([^?]*?)%23([^?]*)") {
    return 301 $1$is_args$args#$2;
  }
  # One address for each page: small letters, no escapes, no slash at the end, no .html.
  set $page "";
  if ($request_uri ~ "^[^?]*[A-Z%]") {
    set $page $page_as_it_should_be;
  }
  if ($page) {
    return 301 $page$is_args$args;
  }
  if ($request_uri ~ ${pattern(`^${literal(base)}index(?:\\.html)?(?:\\?|$)`)}) {
    return 301 ${base}$is_args$args;
  }
  if ($request_uri ~ ${pattern(`^(${literal(base)}(?!storybook/)[^/?\\\\][^?]*?)${TOO_MUCH}(?:\\?|$)`)}) {
    return 301 $1$is_args$args;
  }

  # What is not for visitors.
  location ~ ${pattern(`^${literal(base)}_|/\\.(?!well-known/)`)} {
    return 404;
  }
  location = ${base}404 {
    return 404;
  }
  location = ${base}404.html {
    internal;
  }
  location ^~ ${base}assets/ {
${added(IMMUTABLE, fileHeaders)}
  }
  location = ${base}storybook {
    return 301 ${base}storybook/$is_args$args;
  }
  location ^~ ${base}storybook/ {
    index index.html;
${added(REVALIDATE, storybookHeaders)}
  }
  # What is no page.
  location ~* ${pattern('\\.(?!html$)[a-z0-9]+$')} {
${added(REVALIDATE, fileHeaders)}
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
 * @param {Headers} headers
 * @param {Deployment} deployment
 */
function apacheFile(headers, { base, paths }) {
  const settings = (/** @type {Headers} */ others, indent = '    ') =>
    Object.entries(others)
      .map(([name, value]) => `${indent}Header always set ${name} "${value.replaceAll('"', '\\"')}"`)
      .join('\n')
  const small = paths.filter((path) => path !== '/').map((path) => literal(path.slice(1)))
  /** Sends the compressed copy to clients that accept it; the weight 0 is a refusal. */
  const compressed = (/** @type {string} */ encoding, /** @type {string} */ ending) =>
    `  RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])${encoding}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)"
  RewriteCond %{REQUEST_FILENAME}.${ending} -f
  RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,E=no-brotli:1,END]`
  const rules = `# Slashes first.
RewriteCond %{THE_REQUEST} "\\s[^?\\s]*[/\\\\\\\\]{2}"
RewriteRule ^[/\\\\\\\\]*(.*)$ ${base}$1 [R=301,END]
# What is not for visitors.
RewriteRule ^_|(?:^|/)\\.(?!well-known/) - [R=404]
RewriteRule ^404(?:\\.html)?$ - [R=404]
# Some mail programs escape the sign before a fragment.
RewriteCond %{THE_REQUEST} "^\\S+\\s([^?\\s]*?)%23([^?\\s]*)\\?(\\S*)"
RewriteRule ^ %1?%3#%2 [NE,R=301,END]
RewriteCond %{THE_REQUEST} "^\\S+\\s([^?\\s]*?)%23([^?\\s]*)\\s"
RewriteRule ^ %1#%2 [NE,R=301,END]
# One address for each page: small letters, no escapes, no slash at the end, no .html.
RewriteRule ^storybook$ ${base}storybook/ [R=301,END]
RewriteCond %{THE_REQUEST} "^\\S+\\s[^?\\s]*[A-Z%]"
RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^(.*?)${TOO_MUCH}?$#"
RewriteRule ^(?:${small.join('|')})${TOO_MUCH}?$ %1 [NC,R=301,END]
RewriteRule ^index(?:\\.html)?$ ${base} [R=301,END]
RewriteRule ^(?!storybook/)(.+?)${TOO_MUCH}$ ${base}$1 [R=301,END]`
  const count = rules.match(/^RewriteRule/gm)?.length ?? 0
  return `# Needs mod_rewrite; mod_headers sends the headers, and mod_mime names the compressed copies.
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 ${base}404.html

<IfModule mod_headers.c>
${settings({ ...headers, 'Cache-Control': REVALIDATE }, '  ')}
  # What is no page.
  <If "%{REQUEST_URI} =~ m#\\.[a-z0-9]+$#i && %{REQUEST_URI} !~ m#\\.html(?:\\.br|\\.gz)?$#">
${settings(fileHeaders)}
  </If>
  <If "%{REQUEST_URI} =~ m#^${base}assets/#">
${settings({ 'Cache-Control': IMMUTABLE })}
  </If>
  <If "%{REQUEST_URI} =~ m#^${base}storybook/#">
${settings(storybookHeaders)}
  </If>
</IfModule>

RewriteEngine On
RewriteBase ${base}
# The error page is requested internally, and none of the next ${count} rules is for it.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [S=${count}]
${rules}

# The file of a page.
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{PATH_INFO} ^$
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(?!storybook/)(.+)$ $1.html
# A folder is no page, unless it has one.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404]

<IfModule mod_mime.c>
  AddEncoding br .br
  AddEncoding gzip .gz
  RemoveType .br .gz
  RemoveLanguage .br
  <IfModule mod_headers.c>
    <FilesMatch "\\.(?:br|gz)$">
      Header append Vary Accept-Encoding
    </FilesMatch>
  </IfModule>
${compressed('br', 'br')}
${compressed('gzip', 'gz')}
</IfModule>
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
`
}

/**
 * For Caddy. In a `route` the directives run in order; its expressions have no lookahead.
 * @param {Headers} headers
 * @param {Deployment} deployment
 */
function caddyFile(headers, { base, paths }) {
  const below = base.slice(0, -1)
  const set = (/** @type {Headers} */ own, matcher = '') =>
    Object.entries(own)
      .map(([name, value]) => `    header ${matcher}${name} "${value}"`)
      .join('\n')
  const small = paths.filter((path) => path !== '/').map((path) => below + path)
  const uri = '{http.request.orig_uri}'
  return `# "caddy run --config _Caddyfile --adapter caddyfile" in the folder of the built site${base === '/' ? '' : `, which is below ${base}`}; or write
# its place behind "root". With your domain instead of ":80" Caddy gets a certificate automatically.
:80 {
  root * .

  # A page's address that was written in capitals, or with escaped letters, as it should be.
  map {http.request.orig_uri.path} {page} {
    \`~^${literal(base)}(?:index)?(?:\\.html)?$\` ${base}
${small.map((path) => `    \`~(?i)^${literal(path)}${TOO_MUCH}?$\` ${path}`).join('\n')}
    default ""
  }

  route {
${set({ ...headers, 'Cache-Control': REVALIDATE })}
    # What is no page.
    @files {
      path_regexp \`\\.[a-zA-Z0-9]+$\`
      not path *.html
    }
${set(fileHeaders, '@files ')}
${set({ 'Cache-Control': IMMUTABLE }, `${base}assets/* `)}
${set(storybookHeaders, `${base}storybook/* `)}

    # Slashes first, at the start and then between names.
    @begins vars_regexp begins ${uri} \`^[/\\\\]{2,}([^?]*)(\\?.*)?$\`
    redir @begins /{re.begins.1}{re.begins.2} 301
    @doubled vars_regexp doubled ${uri} \`^([^?]*?)/{2,}([^?]*)(\\?.*)?$\`
    redir @doubled {re.doubled.1}/{re.doubled.2}{re.doubled.3} 301
    # Some mail programs escape the sign before a fragment.
    @fragment vars_regexp fragment ${uri} \`^([^?]*?)%23([^?]*)(\\?.*)?$\`
    redir @fragment {re.fragment.1}{re.fragment.3}#{re.fragment.2} 301
    # One address for each page: small letters, no escapes, no slash at the end, no .html.
    redir ${base}storybook ${base}storybook/ 301
    @written {
      vars_regexp written ${uri} \`^[^?]*[A-Z%][^?]*(\\?.*)?$\`
      expression \`{page}.startsWith("/")\`
    }
    redir @written {page}{re.written.1} 301
    @index vars_regexp index ${uri} \`^${literal(base)}index(?:\\.html)?(\\?.*)?$\`
    redir @index ${base}{re.index.1} 301
    @ends {
      vars_regexp ends ${uri} \`^(${literal(base)}[^/?\\\\][^?]*?)${TOO_MUCH}(\\?.*)?$\`
      not path ${base}storybook/*
    }
    redir @ends {re.ends.1}{re.ends.2} 301

    # What is not for visitors.
    @hidden {
      path_regexp \`^${literal(base)}_|/\\.\`
      not path */.well-known/*
    }
    error @hidden 404
    error ${base}404 404
    error ${base}404.html 404
    try_files {path}.html {path}
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    route {
${set({ 'Content-Security-Policy': headers['Content-Security-Policy'] ?? '', 'Cache-Control': REVALIDATE })}
      rewrite * ${base}404.html
      file_server {
        precompressed br gzip
      }
    }
  }
}
`
}

/**
 * The files by their names.
 * @param {Deployment} deployment
 * @returns {Record<string, string>}
 */
export function hostFiles(deployment) {
  const headers = headersFor(deployment.hsts)
  return {
    _headers: headersFile(headers, deployment.base),
    '_nginx.conf': nginxFile(headers, deployment),
    '.htaccess': apacheFile(headers, deployment),
    _Caddyfile: caddyFile(headers, deployment),
    // GitHub Pages would omit files that begin with a dot.
    '.nojekyll': '',
  }
}
