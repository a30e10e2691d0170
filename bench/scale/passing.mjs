import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../scripts/serve-site.mjs'
import { readCpuMs } from '../pages/cpu-clock.mjs'
import { openConnection } from '../pages/keep-alive-client.mjs'

const port = 4184
const REQUESTS = 20_000
const VISITORS = 8
const token = 'bench'
const host = 'harbour.localhost'

/** Processes a process began. */
const childrenOf = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/status`, 'utf8').includes(`\nPPid:\t${pid}\n`)
      } catch {
        // It has just ended.
        return false
      }
    })

/** CPU time of all processes for an answer, in milliseconds, with several visitors at once. */
async function costOf(pids, connections, ask) {
  const askAll = (times) =>
    Promise.all(
      connections.map(async (connection) => {
        for (let at = 0; at < times; at += 1) await ask(connection)
      }),
    )
  await askAll(200)
  const cpu = () => pids.reduce((total, pid) => total + readCpuMs(pid), 0)
  const before = cpu()
  await askAll(REQUESTS / connections.length)
  return (cpu() - before) / REQUESTS
}

async function countPassed() {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  return [...(await answer.text()).matchAll(/^forecourt_passed_on_total\{[^}]*\} (\d+)/gm)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  )
}

/** As many connections to the worker of the dealer as to the other. */
async function openConnections() {
  const found = { direct: [], passed: [] }
  const isEnough = () => Object.values(found).every(({ length }) => length >= VISITORS)
  while (!isEnough()) {
    const connection = await openConnection(port)
    const before = await countPassed()
    await connection.ask({ host, path: '/' })
    found[(await countPassed()) > before ? 'passed' : 'direct'].push(connection)
  }
  return {
    direct: found.direct.slice(0, VISITORS),
    passed: found.passed.slice(0, VISITORS),
    close: () => {
      for (const { close } of [...found.direct, ...found.passed]) close()
    },
  }
}

/** Prints the cost of a request that comes to the worker of another dealer, against one that does not. */
export async function measurePassing() {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-passing-'))
  const site = await serveSite({
    port,
    directory,
    env: {
      FORECOURT_WORKERS: '2',
      FORECOURT_METRICS_TOKEN: token,
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  try {
    const pids = [site.pid, ...childrenOf(site.pid)]
    // Cached from now on.
    const headers = { 'x-forwarded-host': host, 'accept-encoding': 'br' }
    await fetch(`http://127.0.0.1:${port}/`, { headers })
    const { direct, passed, close } = await openConnections()
    const page = await direct[0].ask({ host, path: '/' })
    const asked = {
      'cached page': '',
      'page not changed': `if-none-match: ${page.headers.etag}\r\n`,
    }
    for (const [title, sent] of Object.entries(asked)) {
      const ask = (connection) => connection.ask({ host, path: '/', headers: sent })
      const own = await costOf(pids, direct, ask)
      const foreign = await costOf(pids, passed, ask)
      const us = (ms) => `${(ms * 1000).toFixed(0)} µs of CPU`
      console.log(
        `${title.padEnd(21)} ${us(own)} at its worker, ${us(foreign)} passed on: ${(foreign / own).toFixed(1)} times, ${us(foreign - own)} more`,
      )
    }
    close()
  } finally {
    await site.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
