// Servers for the built site: installed programs, and two minimal ones in this process.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../serve.mjs'
import { hostFiles } from '../build/hosts.mjs'

/** A program that hangs is ended after this time, even if the tests fail. */
const LONGEST_RUN_MS = 180_000
/** The maximum time until a program listens, on a busy machine. */
const START_MS = 15_000

export interface Running {
  url: string
  stop: () => Promise<void>
}

/** The path of a program; servers are often outside the path of users who are not administrators. */
export const programAt = (...names: readonly string[]): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** A free port. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const socket = createSocketServer().on('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    })
  })

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

async function run(program: string, parameters: readonly string[], port: number): Promise<Running> {
  const child = spawn(program, parameters, { timeout: LONGEST_RUN_MS, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (words += text))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const until = Date.now() + START_MS
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill()
      throw new Error(`${program} did not start: ${words}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

/** A copy of the built site in a separate folder, at `base` below it, with what a host may find beside the pages. */
export async function copyOfSite(paths: readonly string[], base = '/'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'hosts-'))
  // A server started by an administrator reads files as another user.
  await chmod(root, 0o755)
  const site = join(root, 'site')
  const folder = join(site, base)
  const dist = fileURLToPath(new URL('../../dist', import.meta.url))
  await cp(dist, folder, { recursive: true, filter: (from) => from !== join(dist, 'storybook') })
  for (const [file, text] of Object.entries(hostFiles({ base, paths, hsts: '' })))
    await writeFile(join(folder, file), text)
  for (const [file, text] of [
    ['.well-known/security.txt', 'Contact: mailto:security@site.example\n'],
    ['storybook/index.html', '<!doctype html><title>Storybook</title><script src="./book.js"></script>'],
    ['storybook/book.js', 'document.title += "."\n'],
  ] as const) {
    await mkdir(join(folder, posix.dirname(file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return root
}

export const removeCopy = (root: string): Promise<void> => rm(root, { recursive: true, force: true })

const isAdministrator = () => process.getuid?.() === 0
/** Replaces the placeholders in the file for a host; throws if one is missing. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no "${from}" to fill in.`)
  return text.replace(from, () => to)
}

/** How a program serves a copy of the site. `folder` is where the copy's own files are, below its root. */
export const programs: Readonly<
  Record<
    string,
    { names: readonly string[]; start: (program: string, root: string, base?: string) => Promise<Running> }
  >
> = {
  nginx: {
    names: ['nginx'],
    async start(program, root, base = '/') {
      const port = await freePort()
      let server = await readFile(join(root, 'site', base, '_nginx.conf'), 'utf8')
      server = replaced(server, 'listen 80;', `listen 127.0.0.1:${port};`)
      server = replaced(server, 'root /usr/share/nginx/html;', `root ${root}/site;`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${root}/${name};`)
        .join(' ')
      await writeFile(
        join(root, 'nginx.conf'),
        `${isAdministrator() ? 'user root;' : ''} daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary}
${server}
}`,
      )
      return run(program, ['-p', root, '-e', 'stderr', '-c', join(root, 'nginx.conf')], port)
    },
  },
  Apache: {
    names: ['apache2', 'httpd'],
    async start(program, root) {
      const port = await freePort()
      const modules = '/usr/lib/apache2/modules'
      // The modules that Debian enables by default, and the two that the file needs.
      const loaded = [
        ...['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'headers', 'mime'],
        ...['negotiation', 'rewrite', 'setenvif'],
      ].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
      await writeFile(
        join(root, 'apache.conf'),
        `${loaded.join('\n')}
ServerRoot ${root}
DefaultRuntimeDir ${root}
PidFile ${root}/apache.pid
ErrorLog ${root}/apache.log
${isAdministrator() ? 'User www-data\nGroup www-data' : ''}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/javascript
DocumentRoot ${root}/site
<Directory ${root}/site>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`,
      )
      return run(program, ['-DFOREGROUND', '-f', join(root, 'apache.conf')], port)
    },
  },
  Caddy: {
    names: ['caddy'],
    async start(program, root, base = '/') {
      const port = await freePort()
      let server = await readFile(join(root, 'site', base, '_Caddyfile'), 'utf8')
      server = replaced(server, ':80 {', `http://127.0.0.1:${port} {`)
      server = replaced(server, 'root * .\n', `root * ${root}/site\n`)
      await writeFile(join(root, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${server}`)
      return run(program, ['run', '--config', join(root, 'Caddyfile'), '--adapter', 'caddyfile'], port)
    },
  },
}

/** Caddy as a plain file server. */
export async function plainCaddy(program: string, root: string): Promise<Running> {
  const port = await freePort()
  return run(program, ['file-server', '--root', join(root, 'site'), '--listen', `127.0.0.1:${port}`], port)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/**
 * A file server without rules or headers: a folder leads to the same address with a slash, and there to its index. S3 does
 * the same, because it has keys and no folders: "If you exclude the trailing slash … Amazon S3 first looks for an object …
 * If the object is not found, it searches for an index document" and redirects by 302. Both have an error document.
 */
export async function plainServer(root: string): Promise<Running> {
  const site = join(root, 'site')
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
  const server = createServer((asked, answer) => {
    const path = posix.normalize(decodeURIComponent((asked.url ?? '/').split('?')[0] ?? ''))
    const file = join(site, path.endsWith('/') ? `${path}index.html` : path)
    const send = async (name: string, status: number) => {
      const body = await readFile(name)
      answer.writeHead(status, { 'Content-Type': TYPES[posix.extname(name)] ?? 'application/octet-stream' })
      answer.end(body)
    }
    if (isFile(file)) void send(file, 200)
    else if (isFile(join(file, 'index.html'))) answer.writeHead(302, { Location: `${path}/` }).end()
    else void send(join(site, '404.html'), 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Our own server. */
export async function ownServer(root: string, base = '/'): Promise<Running> {
  const { url, close } = await startServer({ port: 0, base, directory: join(root, 'site', base) })
  return { url, stop: close }
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Everything before the body. */
  headBytes: number
  body: Buffer
}

/** A raw request, because fetch would normalize the path. */
export const ask = (url: string, path: string, sent: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, headers: sent, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const lines = answer.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0)
        const status = answer.statusCode ?? 0
        const head = Buffer.byteLength(`HTTP/1.1 ${status} ${answer.statusMessage ?? ''}`) + 4
        resolve({ status, headers: answer.headers, headBytes: head + lines, body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })

/** The target of a redirect: a path on this host, or a complete address on another. */
export function leadsTo(url: string, from: string, { headers }: Answer): string {
  const to = new URL(headers.location ?? '', new URL(from.replace(/^[/\\]+/, '/'), url))
  // A host may write its name without the port.
  return to.hostname === new URL(url).hostname ? to.pathname + to.search + to.hash : to.href
}
