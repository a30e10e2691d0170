import type { Server } from 'node:http'
import type { App } from './app.ts'
import type { SiteDeps } from './deps/site-deps.ts'
import { createAssetAnswer } from './files/asset-files.ts'
import { createBrandedSheets } from './files/branded-sheets.ts'
import { createAssetServer } from './files/serve-assets.ts'
import { freeMemoryWhenQuiet, limitHeapGrowth } from './process/free-memory.ts'
import { type RunningServer, stopServer } from './process/stop-server.ts'
import { answerEarly } from './request/answer-early.ts'
import { discardUnreadBodies } from './request/discard-body.ts'
import { resolveRequestHost, toSiteRequest } from './request/request-site.ts'
import { resolveSiteBrand } from './site/site-brand.ts'
import { openWorkerSocket, type WorkerSocket } from './workers/worker-socket.ts'

/** Something that runs the app and is notified of the stages of a server. */
export interface SiteServer {
  fetch: App['fetch']
  port: number
  /** Left out without `HOST`: every address. */
  hostname?: string
  /** Answers built files before the app is asked. */
  serveAssets(request: Request, next: () => Response | Promise<Response>): Promise<Response>
  /** To be called when the server listens: from then on a signal ends it, and its addresses are printed. */
  onReady(server: RunningServer): void
}

/** Prints where each dealer is, at the port the system chose if `PORT` is 0; for several workers once. */
function announce({ env, sites, workers }: SiteDeps, { url }: RunningServer) {
  const port = (url && new URL(url).port) || env.PORT
  const hosts = sites.sites().map((site) => site.domains[0] ?? 'localhost')
  const addresses = hosts.map((host) => `http://${host}:${port}`)
  const line = `Forecourt is ready: ${addresses.join(' and ')}\n`
  if (workers) workers.listening(line)
  else process.stdout.write(line)
}

/**
 * Lets connections wait for their next request. A proxy that keeps them must close them first, else it sends
 * a request into one that is just being closed: so longer than the 60 s that are usual there.
 */
function keepAlive(server: Server, seconds: number): void {
  server.keepAliveTimeout = seconds * 1000
  server.headersTimeout = Math.max(server.headersTimeout, (seconds + 1) * 1000)
}

/** A server that takes requests of the other workers as well, and ends with their socket. */
function withWorkerSocket(server: RunningServer, socket: Promise<WorkerSocket>): RunningServer {
  return {
    close: async (closeAll) => {
      const { close } = await socket
      await Promise.all([server.close(closeAll), close(closeAll)])
    },
  }
}

/** Stops once, on the first signal; with exit code 1 when something could not be ended (PLUS-060). */
function stopOnSignal(server: RunningServer, { close, logger }: SiteDeps) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const hasEnded = await stopServer(server, close).catch((error: unknown) => {
      logger.error('the server could not be closed', { error })
      return false
    })
    if (!hasEnded) logger.error('the server ended before everything was closed')
    process.exit(hasEnded ? 0 : 1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

/**
 * The app as a process runs it, with whatever library listens.
 * @param onStarted called once requests are taken, for example the guard of the start
 */
export function createSiteServer(
  app: App,
  deps: SiteDeps,
  onStarted: () => void = () => {},
): SiteServer {
  const { env, logger, metrics } = deps
  const siteOf = (request: Request) =>
    deps.sites.siteOf(resolveRequestHost(toSiteRequest(request), env))
  const answerSheet = createBrandedSheets(env.builtClient, (request) => {
    const site = siteOf(request)
    return site && resolveSiteBrand(site)
  })
  const answers = [answerSheet, createAssetAnswer(env.builtClient)]
  return {
    fetch: app.fetch,
    port: env.PORT,
    ...(env.HOST === undefined ? {} : { hostname: env.HOST }),
    serveAssets: createAssetServer({ answers, siteOf, logger, metrics }),
    onReady(server) {
      onStarted()
      limitHeapGrowth()
      freeMemoryWhenQuiet({
        onFailure: (error) => deps.logger.warn('memory cannot be given back', { error }),
      })
      const listener = server.node?.server as Server | undefined
      if (listener) {
        answerEarly(listener, app.earlyAnswers)
        discardUnreadBodies(listener)
        keepAlive(listener, env.FORECOURT_KEEP_ALIVE_SECONDS)
      }
      const { workers } = deps
      if (!workers || !listener) {
        stopOnSignal(server, deps)
        announce(deps, server)
        return
      }
      const socket = openWorkerSocket(listener, workers.socketOf(workers.worker))
      stopOnSignal(withWorkerSocket(server, socket), deps)
      void socket.then(() => announce(deps, server))
    },
  }
}
