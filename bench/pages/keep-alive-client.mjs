import { connect } from 'node:net'

const lineEnd = '\r\n'
const headEnd = Buffer.from('\r\n\r\n')

function parseHead(text) {
  const [statusLine, ...lines] = text.split(lineEnd)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers }
}

/**
 * One connection that stays open, cheap beside what it measures.
 * @returns `ask({ host, path, headers })`, one request after another, and `close`
 */
export async function openConnection(port) {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received = Buffer.alloc(0)
  let waiting = null
  const settle = (error) => {
    const { resolve, reject } = waiting ?? {}
    if (!waiting) return
    if (error) {
      waiting = null
      return reject(error)
    }
    const at = received.indexOf(headEnd)
    if (at === -1) return
    const { status, headers } = parseHead(received.toString('latin1', 0, at))
    if (headers['transfer-encoding']) return settle(new Error('an answer came without its length'))
    const length = status === 304 ? 0 : Number(headers['content-length'] ?? 0)
    const end = at + headEnd.length + length
    if (received.length < end) return
    const body = received.subarray(at + headEnd.length, end)
    received = received.subarray(end)
    waiting = null
    resolve({ status, headers, body })
  }
  socket.on('data', (data) => {
    received = received.length === 0 ? data : Buffer.concat([received, data])
    settle()
  })
  socket.on('error', settle)
  socket.on('close', () => settle(new Error('the connection was closed')))
  return {
    close: () => socket.destroy(),
    ask({ host, path, headers = '' }) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(
          `GET ${path} HTTP/1.1${lineEnd}host: ${host}${lineEnd}accept-encoding: br${lineEnd}${headers}${lineEnd}`,
        )
      })
    },
  }
}
