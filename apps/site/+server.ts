import { createApp } from './server/app.ts'
import { createAssetAnswer, requireBuild } from './server/asset-files.ts'
import { ignoreBrokenPipes } from './server/broken-pipe.ts'
import { type Deps, openDeps } from './server/deps.ts'
import { readEnv } from './server/env.ts'
import { failureFields } from './server/failed-request.ts'
import { guardStart } from './server/failed-start.ts'
import { type RunningServer, stopServer } from './server/stop-server.ts'

declare global {
  /** Kept over the reloads of the development server, which must not open the database twice. */
  var forecourtDeps: Promise<Deps> | undefined
}

ignoreBrokenPipes()

const onStarted = import.meta.env.PROD
  ? guardStart({
      close: async () => (await globalThis.forecourtDeps)?.close(),
      onUncaught: (error) => deps.logger.error('an error nobody handled', failureFields(error)),
    })
  : () => {}

const env = readEnv()
if (import.meta.env.PROD) requireBuild(env.builtClient)
globalThis.forecourtDeps ??= openDeps(env)
const deps = await globalThis.forecourtDeps
const app = createApp(deps)

/** Prints where each dealer is, at the port the system chose if `PORT` is 0. */
function announce({ url }: RunningServer) {
  const port = (url && new URL(url).port) || env.PORT
  const hosts = deps.sites.sites().map((site) => site.domains[0] ?? 'localhost')
  const addresses = hosts.map((host) => `http://${host}:${port}`)
  process.stdout.write(`Forecourt is ready: ${addresses.join(' and ')}\n`)
}

const answerAsset = createAssetAnswer(env.builtClient)

/** Built files are answered before the app. */
async function serveAssets(
  request: Request,
  next: () => Response | Promise<Response>,
): Promise<Response> {
  return (await answerAsset(request)) ?? next()
}

/** Stops once, on the first signal (PLUS-060). */
function stopOnSignal(server: RunningServer) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await stopServer(server, deps.close)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

export default {
  fetch: app.fetch,
  prod: {
    port: env.PORT,
    hostname: env.HOST,
    silent: true,
    gracefulShutdown: false,
    // It would look for a file at every address before the app is asked.
    static: false,
    middleware: [serveAssets],
    onReady(server: RunningServer) {
      onStarted()
      stopOnSignal(server)
      announce(server)
    },
  },
}
