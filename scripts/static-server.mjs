// Serves a folder on this machine: enough of a web server for tests of built files.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The file a request path stands for, or undefined when there is none inside the folder. */
async function fileFor(folder, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
  if (!file.startsWith(normalize(folder + sep))) return undefined
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? { file, bytes: found.size } : undefined
}

/**
 * @param {string} folder
 * @returns {Promise<{ url: string, close(): Promise<void> }>} on a free port
 */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const found = await fileFor(folder, request.url ?? '/').catch(() => undefined)
    if (!found) {
      response.writeHead(404).end('Not found')
      return
    }
    const type = types[extname(found.file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'content-length': found.bytes })
    createReadStream(found.file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
