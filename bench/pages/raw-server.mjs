// What `node:http` costs without any site: the same bodies from memory, each taken once from the site at
// the port of the first argument. Prints its own port.
import { createServer, request } from 'node:http'

const sitePort = Number(process.argv[2])
const answers = new Map()

function fetchOnce(host, path) {
  return new Promise((resolve, reject) => {
    const asked = request({
      port: sitePort,
      host: '127.0.0.1',
      path,
      headers: { host, 'accept-encoding': 'br' },
    })
    asked.on('error', reject)
    asked.on('response', async (answer) => {
      const body = Buffer.concat(await Array.fromAsync(answer))
      const headers = {
        'content-type': answer.headers['content-type'],
        'content-encoding': answer.headers['content-encoding'],
        'content-length': body.length,
      }
      resolve({ body, headers })
    })
    asked.end()
  })
}

async function readAnswer({ headers, url }) {
  const key = headers.host + url
  const answer = answers.get(key) ?? (await fetchOnce(headers.host, url))
  answers.set(key, answer)
  return answer
}

function send(answer, { headers, body }) {
  answer.writeHead(200, headers)
  answer.end(body)
}

const server = createServer((asked, answer) => {
  const known = answers.get(asked.headers.host + asked.url)
  if (known) return send(answer, known)
  void (async () => send(answer, await readAnswer(asked)))()
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
