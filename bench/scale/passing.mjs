import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from '../../scripts/serve-site.mjs'
import { readCpuMs } from '../pages/cpu-clock.mjs'
import { openConnection } from '../pages/keep-alive-client.mjs'

const port = 4184
const REQUESTS = 5000
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

/** CPU time of all processes and time of an answer, in milliseconds. */
async function costOf(pids, ask) {
  for (let at = 0; at < 500; at += 1) await ask()
  const cpu = () => pids.reduce((total, pid) => total + readCpuMs(pid), 0)
  const [cpuBefore, startedMs] = [cpu(), performance.now()]
  for (let at = 0; at < REQUESTS; at += 1) await ask()
  return {
    cpuMs: (cpu() - cpuBefore) / REQUESTS,
    wallMs: (performance.now() - startedMs) / REQUESTS,
  }
}

async function countPassed() {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  return [...(await answer.text()).matchAll(/^forecourt_passed_on_total\{[^}]*\} (\d+)/gm)].reduce(
    (total, [, count]) => total + Number(count),
    0,
  )
}

/** One connection to the worker of the dealer, and one to the other. */
async function openBoth() {
  const found = {}
  while (!found.direct || !found.passed) {
    const connection = await openConnection(port)
    const before = await countPassed()
    await connection.ask({ host, path: '/' })
    found[(await countPassed()) > before ? 'passed' : 'direct'] ??= connection
  }
  return { direct: found.direct, passed: found.passed }
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
    const { direct, passed } = await openBoth()
    const page = await direct.ask({ host, path: '/' })
    const asked = {
      'cached page': '',
      'page not changed': `if-none-match: ${page.headers.etag}\r\n`,
    }
    for (const [title, sent] of Object.entries(asked)) {
      const ask = (connection) => () => connection.ask({ host, path: '/', headers: sent })
      const own = await costOf(pids, ask(direct))
      const foreign = await costOf(pids, ask(passed))
      const us = ({ cpuMs, wallMs }) =>
        `${(cpuMs * 1000).toFixed(0)} µs of CPU (${(wallMs * 1000).toFixed(0)} µs long)`
      console.log(
        `${title.padEnd(21)} ${us(own)} at its worker, ${us(foreign)} passed on: ${(foreign.cpuMs / own.cpuMs).toFixed(1)} times, ${((foreign.cpuMs - own.cpuMs) * 1000).toFixed(0)} µs more`,
      )
    }
    direct.close()
    passed.close()
  } finally {
    await site.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
