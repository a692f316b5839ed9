// Serves the built site: clean addresses, precompressed files, the security headers on every response, including errors.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { cacheControl, fileHeaders, isFile, securityHeaders, storybookHeaders } from './build/headers.mjs'
import { readPath, withoutEnding } from './onePath.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const LAST_RESORT =
  '<!doctype html><html lang="en"><title>Page not found</title><p>Page not found. <a href="/">Home</a></p></html>'

/**
 * A path as it is written in an address.
 * @param {string} path
 */
const written = (path) => encodeURI(path).replace(/[?#]/g, encodeURIComponent)

/** The compressed copies that the build leaves beside a file, best first. */
const COPIES = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/**
 * The encodings that a request accepts; the weight 0 means a refusal.
 * @param {IncomingMessage} request
 */
const acceptedBy = ({ headers }) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(encoding))
    .join(',')

/**
 * A path of the site, relative to its base folder; null for one outside.
 * @param {string} base
 * @param {string} path
 */
function pathBelow(base, path) {
  if (path === base.slice(0, -1)) return '/'
  return path.startsWith(base) ? path.slice(base.length - 1) : null
}

/**
 * Starts the server and resolves once it listens. Port 0 takes any free port.
 * @param {{ port?: number, host?: string, directory?: string, base?: string }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({
  port = 4173,
  host = '127.0.0.1',
  directory = DIST,
  base = process.env.BASE || '/',
} = {}) {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}. Run npm run build first.`)

  // `dev` reads the disk for each request, so a new build works with a running server.
  const serveFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true })

  const isPage = (/** @type {string} */ path) =>
    existsSync(join(directory, path === '/' ? 'index.html' : `${path}.html`))

  /**
   * The canonical address for a path: Storybook's folder, or the lower-case address of a page.
   * @param {string} path
   */
  function oneAddressOf(path) {
    if (path === '/storybook' && existsSync(join(directory, 'storybook'))) return '/storybook/'
    const clean = withoutEnding(path)
    const small = clean.toLowerCase()
    return small !== clean && isPage(small) ? small : clean
  }

  /**
   * The not-found page, with the status for the request.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {number} status
   */
  async function sendErrorPage(request, response, status) {
    const encodings = acceptedBy(request)
    const [encoding, ending] = COPIES.find(([name]) => encodings.includes(name)) ?? ['identity', '']
    const file = join(directory, `404.html${ending}`)
    const page = await readFile(file).catch(() => Buffer.from(LAST_RESORT))
    response.writeHead(status, {
      // It is a page, even if it replaces another file.
      ...securityHeaders,
      'Content-Type': 'text/html;charset=utf-8',
      ...(ending !== '' && existsSync(file) && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Length': page.length,
      'Cache-Control': 'no-cache',
    })
    response.end(request.method === 'HEAD' ? undefined : page)
  }

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  async function answer(request, response) {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain;charset=utf-8' })
      response.end('Only GET and HEAD are answered here.\n')
      return
    }
    const [asked = '', ...query] = (request.url ?? '').split('?')
    const read = readPath(asked)
    // Only HTTP/1.0 has requests without a host.
    const hasHost = request.headers.host !== undefined || request.httpVersion === '1.0'
    if (!read || !asked.startsWith('/') || read.path.includes('\0') || !hasHost) {
      await sendErrorPage(request, response, 400)
      return
    }
    const path = pathBelow(base, read.path)
    const isFolded = !/[/\\]{2}/.test(asked)
    // Host settings, the error page under its own name and hidden files are not pages.
    if (path === null || (isFolded && /^\/_|\/\.(?!well-known\/)|^\/404$/.test(path))) {
      await sendErrorPage(request, response, 404)
      return
    }
    const isStorybook = path.startsWith('/storybook/')
    const others = isStorybook ? storybookHeaders : isFile(path) ? fileHeaders : {}
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value)
    const clean = isStorybook ? path : oneAddressOf(path)
    const address = base.slice(0, -1) + written(clean)
    // The fragment is a part of the path where no page is before it.
    if (read.hash && !isPage(clean)) {
      await sendErrorPage(request, response, 404)
      return
    }
    if (address !== asked) {
      response.writeHead(301, {
        Location: [address, ...query].join('?') + read.hash,
        'Cache-Control': 'no-cache',
      })
      response.end()
      return
    }
    response.setHeader('Cache-Control', cacheControl(path))
    // Range requests are not supported: they save nothing here, and an inverted range would throw.
    delete request.headers.range
    request.headers['accept-encoding'] = acceptedBy(request)
    request.url = [written(path), ...query].join('?')
    // sirv answers 304 without the name of the version, which is then the one that the browser knows.
    const { 'if-none-match': known } = request.headers
    if (known) response.setHeader('ETag', known)
    response.setHeader('Vary', 'Accept-Encoding')
    serveFile(request, response, () => {
      response.removeHeader('ETag')
      return sendErrorPage(request, response, 404)
    })
  }

  const handle = (/** @type {IncomingMessage} */ request, /** @type {ServerResponse} */ response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else void sendErrorPage(request, response, 500)
    })
  }
  // Node would answer a request without a host, or with an unknown expectation, without our headers.
  const server = createServer({ requireHostHeader: false }, handle)
  server.on('checkExpectation', (_request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.writeHead(417, { 'Content-Length': 0 })
    response.end()
  })
  server.setTimeout(30_000)
  // Longer than the usual timeout of a proxy, so that no request meets a closing connection.
  server.keepAliveTimeout = 65_000
  // Invalid HTTP never becomes a request, so this response, with the same headers, is written directly.
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return
    const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  })

  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`,
          ),
        )
      else reject(new Error(`The server can't listen on ${host}, port ${port}: ${error.message}`))
    })
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const named = process.env.PORT ?? ''
    const port = named === '' ? 4173 : Number(named)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`PORT is "${named}", which is not a port number.`)
    const { url } = await startServer({ port, host: process.env.HOST || undefined })
    console.log(`The site is served at ${url}`)
    // A file that disappears between lookup and reading, because a build replaces it, must not stop the server.
    process.on('uncaughtException', (error) => console.error(error))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
