import { readCpuMs } from './cpu-clock.mjs'
import { openConnection } from './keep-alive-client.mjs'

const CONNECTIONS = 16
/** Two slices of a few hundred milliseconds tell little, many that take turns with others tell enough. */
export const ROUNDS = 7

const tag = /<[a-z][^>]*>/gi
const silent = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g

/** Elements of a page, as a browser would make of its HTML. */
export const countElements = (html) =>
  html.replace(silent, (_, name) => (name ? `<${name}>` : '')).match(tag)?.length ?? 0

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Opens connections for one piece of work; servers close those that idle while another has its turn. */
async function withConnections(port, work) {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => openConnection(port)),
  )
  try {
    await Promise.all(connections.map(work))
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Requests to one server, around its addresses; with `etags` they ask whether a page has changed. */
export function createLoad({ port, pid }, addresses, etags) {
  let at = 0
  async function askNext(ask) {
    const address = addresses[at++ % addresses.length]
    const etag = etags?.get(address)
    const { status, headers } = await ask({
      ...address,
      headers: etag ? `if-none-match: ${etag}\r\n` : '',
    })
    if (status !== 200 && status !== 304) throw new Error(`${address.path} answered ${status}`)
    // Renewed meanwhile with other content: the next question is for the new tag.
    if (etag && status === 200) etags.set(address, headers.etag)
  }
  return {
    /** Asks for so long. @returns CPU milliseconds of the server for one answer */
    async run(milliseconds) {
      const before = readCpuMs(pid)
      const until = performance.now() + milliseconds
      let answers = 0
      await withConnections(port, async ({ ask }) => {
        while (performance.now() < until) {
          await askNext(ask)
          answers += 1
        }
      })
      return (readCpuMs(pid) - before) / answers
    },
    /** Asks for every address once. */
    async visitAll() {
      const queue = [...addresses]
      await withConnections(port, async ({ ask }) => {
        for (let address = queue.pop(); address; address = queue.pop()) await ask(address)
      })
    },
  }
}

/**
 * CPU milliseconds of an answer of each load, the median of rounds in which they take turns, after a
 * warm-up of each. Taking turns keeps what the machine does beside from one load's figures alone.
 */
export async function takeTurns(loads, { warmMs = 3000, sliceMs = 400 } = {}) {
  for (const { run } of loads) await run(warmMs)
  const figures = loads.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { run }] of loads.entries()) figures[index].push(await run(sliceMs))
  return figures.map(median)
}
