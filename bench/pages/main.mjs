// Pages the server renders in one second of CPU, uncached and cached, next to an answer that renders
// nothing in the same run. CPU time is the server process's own, so other work on the machine matters little.
import { readFileSync } from 'node:fs'
import { serveSite } from '../../scripts/serve-site.mjs'

const ticksPerSecond = 100
const port = 4181
const requests = 400
const concurrency = 4

/** Bars of the project, pages a CPU-second. */
const pages = [
  { name: 'search', path: '/search/used-cars', bar: 450 },
  { name: 'search, refined', path: '/search/used-cars?body=Ute&price=20000:60000', bar: 450 },
  { name: 'vehicle', path: null, bar: 800 },
  { name: 'home', path: '/', bar: null },
]

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

async function ask(path) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-host': 'harbour.localhost', 'accept-encoding': 'br' },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.text()
}

async function perCpuSecond(pid, path) {
  for (let warm = 0; warm < 60; warm += 1) await ask(path)
  const before = cpuSeconds(pid)
  let left = requests
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1
        await ask(path)
      }
    }),
  )
  return requests / (cpuSeconds(pid) - before)
}

async function measure(env) {
  const site = await serveSite({ port, env: { FORECOURT_TRUSTED_PROXIES: '127.0.0.1', ...env } })
  try {
    const html = await ask('/search/used-cars')
    const car = /href="(\/cars\/[a-z0-9-]+)"/.exec(html)?.[1]
    const results = { nothing: await perCpuSecond(site.pid, '/healthz') }
    for (const { name, path } of pages) results[name] = await perCpuSecond(site.pid, path ?? car)
    return results
  } finally {
    await site.stop()
  }
}

const uncached = await measure({ FORECOURT_HTML_CACHE: '0' })
const cached = await measure({ FORECOURT_HTML_CACHE: '1' })
const cell = (value, width = 12) =>
  String(typeof value === 'number' ? Math.round(value) : value).padStart(width)

console.log(
  'Pages a second of server CPU; "ratio" is what rendering costs against an answer that renders nothing.\n',
)
console.log(
  `${'page'.padEnd(18)}${['uncached', 'bar', 'ratio', 'cached'].map((title) => cell(title)).join('')}`,
)
for (const { name, bar } of pages) {
  const ratio = `${(uncached.nothing / uncached[name]).toFixed(1)}x`
  console.log(
    `${name.padEnd(18)}${[uncached[name], bar ?? '-', ratio, cached[name]].map((value) => cell(value)).join('')}`,
  )
}
console.log(`${'/healthz'.padEnd(18)}${cell(uncached.nothing)}`)
