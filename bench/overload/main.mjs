// What visitors get when far more pages are asked for than can be rendered: so many connections at once, each
// asking for a page nobody asked for before, and one that asks for /healthz all the time. Beside it what one
// page costs alone, and how long as many connections wait for /healthz and nothing else: what the machine and
// the asking process need by themselves. Only what comes on top is the server's.
//   bench:overload -- --connections 2000 --port 4181
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { serveSite } from '../../scripts/serve-site.mjs'

/** Bars, beyond what /healthz alone takes as many connections. Source: `PLUS-088`, docs/architecture.md */
const WAIT_MS = 2000
const HEALTH_MS = 1000
const RSS_MB = 500

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    port: { type: 'string', default: '4181' },
    // Seconds after which the memory is looked at again.
    rest: { type: 'string', default: '60' },
  },
})
const connections = Number(values.connections)
const port = Number(values.port)
const { port: atPort, pid, stop } = await serveSite({ port })

/** Asks on a connection of its own. */
function ask(path, host = 'harbour.localhost') {
  const startedAt = performance.now()
  return new Promise((answered) => {
    const end = (outcome) => answered({ ...outcome, ms: performance.now() - startedAt })
    const agent = new Agent({ keepAlive: false })
    const options = { agent, headers: { host, accept: 'text/html', 'accept-encoding': 'br' } }
    get(`http://127.0.0.1:${atPort}${path}`, options, (response) => {
      const { statusCode: status, headers } = response
      response.resume()
      response.on('end', () => end({ status, retryAfter: headers['retry-after'] }))
    }).on('error', (error) => end({ status: error.code ?? 'failed' }))
  })
}

const rssMb = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const hosts = ['harbour', 'ridgeline']
let asked = 0
const pageAddress = () => {
  asked += 1
  const kinds = ['/search?price_from=', '/?overload=', '/search?odometer_to=']
  return `${kinds[asked % kinds.length]}${1000 + asked}`
}
const askPage = () => ask(pageAddress(), `${hosts[asked % hosts.length]}.localhost`)

/** Asks for /healthz again and again until told to end; the longest wait in milliseconds. */
function watchHealth() {
  let isOver = false
  let longest = 0
  const watch = async () => {
    for (;;) {
      const { status, ms } = await ask('/healthz')
      longest = Math.max(longest, status === 200 ? ms : Infinity)
      if (isOver) return longest
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  return () => {
    isOver = true
    return watching
  }
}

for (let warmUp = 0; warmUp < 60; warmUp += 1) await askPage()
const alone = []
for (let page = 0; page < 30; page += 1) alone.push((await askPage()).ms)
alone.sort((a, b) => a - b)
const atRest = rssMb()

const health = await Promise.all(Array.from({ length: connections }, () => ask('/healthz')))
const ownMs = Math.max(...health.map(({ ms }) => ms))

let peak = atRest
const looking = setInterval(() => {
  peak = Math.max(peak, rssMb())
}, 50)
const endHealth = watchHealth()
const answers = await Promise.all(Array.from({ length: connections }, askPage))
const healthMs = await endHealth()
clearInterval(looking)

const restSeconds = Number(values.rest)
await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000))
const afterwards = rssMb()
await stop()

const withStatus = (...wanted) => answers.filter(({ status }) => wanted.includes(status))
const longest = (list) => Math.round(Math.max(0, ...list.map(({ ms }) => ms)))
// Some addresses lead on to a shorter one.
const answered = withStatus(200, 301)
const refused = withStatus(503)
const others = answers.length - answered.length - refused.length
const codes = new Set(answers.map(({ status }) => status)).difference(new Set([200, 301, 503]))
const silent = refused.filter(({ retryAfter }) => retryAfter === undefined).length

console.log(
  `overload · Node ${process.version}, ${connections} connections at once on uncached pages`,
)
console.table([
  { what: 'one page alone, median', value: `${Math.round(alone[alone.length >> 1])} ms` },
  { what: 'as many /healthz alone, longest', value: `${Math.round(ownMs)} ms` },
  { what: 'answered', value: answered.length },
  { what: 'refused with 503', value: refused.length },
  { what: 'neither', value: [others, ...codes].join(' ') },
  { what: 'refused without Retry-After', value: silent },
  { what: 'longest wait for a page', value: `${longest(answered)} ms` },
  { what: 'longest wait for a refusal', value: `${longest(refused)} ms` },
  { what: 'longest wait for /healthz', value: `${Math.round(healthMs)} ms` },
  { what: 'memory before', value: `${atRest} MB` },
  { what: 'memory at the peak', value: `${peak} MB` },
  { what: `memory after ${restSeconds} s`, value: `${afterwards} MB` },
])
const isMet =
  others === 0 &&
  silent === 0 &&
  Math.max(longest(answered), longest(refused)) - ownMs <= WAIT_MS &&
  healthMs - ownMs <= HEALTH_MS &&
  afterwards <= RSS_MB
console.log(isMet ? 'Every bar is met.' : 'A bar is missed.')
process.exitCode = isMet ? 0 : 1
