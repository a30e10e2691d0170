import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { root } from './dealer-file.ts'
import { fillAsPerson, fillContact } from './enquiring.ts'
import { demoSites, expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { startBuilt, withFolder, withPort } from './starting.ts'

/** A built server of two processes with all dealers of the demonstration. */
let site: OwnSite
const token = 'metrics-token'

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startOwnSite({
    dealer: 'harbour',
    change: (tenant) => tenant,
    env: {
      FORECOURT_WORKERS: '2',
      FORECOURT_METRICS_TOKEN: token,
      FORECOURT_TENANTS: join(root, 'packages/demo/tenants'),
    },
  })
})
test.afterAll(() => site?.close())

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

async function ask(dealer: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const asked = httpRequest({
    host: '127.0.0.1',
    port: site.port,
    path,
    ...options,
    headers: { host: `${dealer}.localhost:${site.port}`, ...options.headers },
  }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { statusCode: status = 0, headers } = answer
  return { status, headers, body: Buffer.concat(chunks).toString() }
}

const readMetrics = async () => {
  const headers = { authorization: `Bearer ${token}` }
  return (await ask('harbour', '/metrics', { headers })).body
}

/** The process of each worker, the latest last. */
const pids = () =>
  site
    .lines()
    .flatMap(({ message, worker, pid }) =>
      message === 'worker begun' ? [{ worker: Number(worker), pid: Number(pid) }] : [],
    )

/** The worker whose log says that it built the index of a dealer. */
const builders = (dealer: string) =>
  site.lines().filter(({ message, site: id }) => message === 'stock index built' && id === dealer)

test('a start that fails ends with one sentence, and all workers with it [PLUS-097]', () =>
  withFolder((folder) =>
    withPort(
      () => {},
      async (port) => {
        const env = { FORECOURT_DATA: folder, HOST: '127.0.0.1', PORT: String(port) }
        const { ended, errors } = startBuilt({ env: { ...env, FORECOURT_WORKERS: '2' } })
        expect(await ended).toBe(1)
        expect(errors()).toBe(
          `Forecourt cannot start: Port ${port} is taken by another program; stop that one, or choose another port with PORT.\n`,
        )
      },
    ),
  ))

test('each dealer is indexed by one worker, and the dealers are spread [PLUS-097]', async () => {
  for (const dealer of demoSites) expect(builders(dealer), dealer).toHaveLength(1)
  const workers = new Set(demoSites.map((dealer) => builders(dealer)[0]?.['worker']))
  expect(workers).toEqual(new Set([1, 2]))
})

test('one connection takes requests for every dealer, each answered by its own [PLUS-097]', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const dealer of [...demoSites, ...demoSites]) {
    for (const path of ['/', '/contact', '/nothing-here']) {
      const { status, body } = await ask(dealer, path, { agent })
      expect(status, dealer).toBe(path === '/nothing-here' ? 404 : 200)
      expect(body, dealer).toContain(`data-tenant="${dealer}"`)
    }
  }
  agent.destroy()
  expect(await readMetrics()).toMatch(/forecourt_passed_on_total\{worker="\d"\} \d/)
})

test('a cached page, an unchanged one, its head and a file are those of one process [PLUS-097]', async () => {
  for (const dealer of demoSites) {
    const page = await ask(dealer, '/')
    const etag = page.headers.etag ?? ''
    expect(etag).toMatch(/^W\//)
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'if-none-match': etag }
      expect((await ask(dealer, '/', { headers })).status, dealer).toBe(304)
      const head = await ask(dealer, '/', { method: 'HEAD' })
      expect([head.status, head.body, head.headers.etag], dealer).toEqual([200, '', etag])
    }
    const file = /\/assets\/[\w./-]+\.css/.exec(page.body)?.[0] ?? ''
    expect((await ask(dealer, file)).status, dealer).toBe(200)
  }
  expect((await ask('unknown', '/')).status).toBe(404)
})

test('a visitor finds a car of each dealer and enquires [PLUS-097]', async ({
  plainPage: page,
}) => {
  const lists = { harbour: '/search/used-cars', ridgeline: '/used-car' }
  for (const [dealer, list] of Object.entries(lists)) {
    const base = `http://${dealer}.localhost:${site.port}`
    const { body } = await ask(dealer, list)
    const [, path] = /href="(\/cars\/[a-z0-9-]+)\/enquire"/.exec(body) ?? []
    expect(path, dealer).toBeDefined()
    await page.goto(`${base}${path}/enquire`)
    await fillContact(page.getByRole('main'))
    await page.getByLabel('Message').fill('Is it still there?')
    await fillAsPerson(page)
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page).toHaveURL(`${base}/success`)
  }
})

test('/healthz, /readyz and /metrics speak for all workers [PLUS-097]', async () => {
  expect((await ask('harbour', '/healthz')).body).toBe('ok')
  expect((await ask('ridgeline', '/readyz')).body).toBe('ready')
  const metrics = await readMetrics()
  for (const worker of ['1', '2']) {
    expect(metrics).toContain(`forecourt_worker_up{worker="${worker}"} 1`)
    expect(metrics).toMatch(
      new RegExp(`forecourt_requests_total\\{kind="page",status="200",worker="${worker}"\\} \\d`),
    )
  }
  expect(metrics.match(/# TYPE forecourt_requests_total counter/g)).toHaveLength(1)
})

/** The first process of the worker that has harbour, with the dealers it has and those of the other. */
function ownerOfHarbour() {
  const owner = Number(builders('harbour')[0]?.['worker'])
  const [mine, other] = [true, false].map((isMine) =>
    demoSites.filter((dealer) => (Number(builders(dealer)[0]?.['worker']) === owner) === isMine),
  )
  const { pid = 0 } = pids().find(({ worker }) => worker === owner) ?? {}
  return { pid, mine, other }
}

test('a worker that stands still holds up no visitor of another dealer [PLUS-097]', async () => {
  const { pid, other } = ownerOfHarbour()
  process.kill(pid, 'SIGSTOP')
  try {
    for (const dealer of [...(other ?? []), ...(other ?? [])]) {
      expect((await ask(dealer, '/', { agent: false })).status, dealer).toBe(200)
    }
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('a worker that dies is begun again, while the other dealers are served [PLUS-097]', async () => {
  const { pid, mine, other } = ownerOfHarbour()
  process.kill(pid, 'SIGKILL')
  const statuses = new Set<number>()
  const cut = 0
  const askNow = async (dealer: string) => {
    // A connection that the dead worker held is cut.
    const answer = await ask(dealer, '/', { agent: false }).catch(() => null)
    if (answer?.status === 503) expect(answer.headers['retry-after']).toBe('2')
    return answer?.status ?? cut
  }
  await expect
    .poll(
      async () => {
        statuses.add(await askNow(mine?.[0] ?? ''))
        return pids().length
      },
      { timeout: 90_000 },
    )
    .toBe(3)
  for (const status of statuses) expect([cut, 200, 503]).toContain(status)
  await expect.poll(() => askNow(mine?.[0] ?? '')).toBe(200)
  for (const dealer of other ?? []) expect(await askNow(dealer), dealer).toBe(200)
  await expect.poll(async () => (await ask('harbour', '/readyz')).body).toBe('ready')
})

test('on SIGTERM all workers end within 15 s, and the parent with them [PLUS-097]', async () => {
  const exited = once(site.server, 'exit')
  const startedMs = performance.now()
  site.server.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
  expect(performance.now() - startedMs).toBeLessThan(15_000)
  for (const { pid } of pids()) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
})
