// Serves the built site: clean addresses, precompressed files, the security headers on every answer, errors included.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { cacheControl, securityHeaders } from './headers.mjs'

/** @import { IncomingMessage, ServerResponse } from 'node:http' */

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const LAST_RESORT =
  '<!doctype html><html lang="en"><title>Page not found</title><p>Page not found. <a href="/">Home</a></p></html>'

/**
 * The one address of a page: no slash at the end, no `.html`. Slashes at the start are folded, so that a redirect never
 * leaves this host.
 * @param {string} path
 */
function cleanPath(path) {
  const trimmed = path
    .replace(/^[/\\]+/, '/')
    .replace(/[/\\]+$/, '')
    .replace(/\.html$/, '')
  return trimmed === '' || trimmed === '/index' ? '/' : trimmed
}

/**
 * Starts the server and resolves once it listens. Port 0 takes any free port.
 * @param {{ port?: number, host?: string, directory?: string }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({ port = 4173, host = '127.0.0.1', directory = DIST } = {}) {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}. Run npm run build first.`)

  // `dev` looks at the disk for each request: a build under a running server neither breaks it nor goes unseen.
  const serveFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true })

  /**
   * The not-found page, with the status that fits the request.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {number} status
   */
  async function sendErrorPage(request, response, status) {
    const page = await readFile(join(directory, '404.html')).catch(() => Buffer.from(LAST_RESORT))
    response.writeHead(status, {
      'Content-Type': 'text/html;charset=utf-8',
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
    const [path = '', ...query] = (request.url ?? '').split('?')
    try {
      // A null byte or a broken escape names no file.
      if (!path.startsWith('/') || decodeURIComponent(path).includes('\0')) throw new URIError(path)
    } catch {
      await sendErrorPage(request, response, 400)
      return
    }
    const clean = cleanPath(path)
    if (clean !== path) {
      response.writeHead(301, { Location: [clean, ...query].join('?'), 'Cache-Control': 'no-cache' })
      response.end()
      return
    }
    // The hosts' header file, the error page under its own name and hidden files are no pages.
    if (path === '/_headers' || path === '/404' || /\/\.(?!well-known\/)/.test(path)) {
      await sendErrorPage(request, response, 404)
      return
    }
    response.setHeader('Cache-Control', cacheControl(path))
    // Parts of files are not offered: they save nothing here, and a range back to front would throw.
    delete request.headers.range
    serveFile(request, response, () => sendErrorPage(request, response, 404))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else void sendErrorPage(request, response, 500)
    })
  })
  server.setTimeout(30_000)
  // What is not even HTTP never becomes a request; it gets its answer, with the same headers, by hand.
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return
    const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${headers.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    )
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
      throw new Error(`PORT is "${named}", and that is no port number.`)
    const { url } = await startServer({ port, host: process.env.HOST || undefined })
    console.log(`Fourfold is served at ${url}`)
    // A file that vanishes between look-up and reading, because a build replaces it, must not end the server.
    process.on('uncaughtException', (error) => console.error(error))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
