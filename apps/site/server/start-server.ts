import { createAssetAnswer, failureFields, requireBuild } from '@forecourt/site-server'
import { type RunningServer, readEnv, stopServer } from '@forecourt/site-server/process'
import { createApp } from './app.ts'
import { content } from './content.ts'
import { type Deps, openDeps } from './deps.ts'

declare global {
  /** Kept over the reloads of the development server, which must not open the database twice. */
  var forecourtDeps: Promise<Deps> | undefined
}

const env = readEnv(process.env, content)
if (import.meta.env.PROD) requireBuild(env.builtClient)
globalThis.forecourtDeps ??= openDeps(env, content)
const deps = await globalThis.forecourtDeps
const app = createApp(deps)

/** Prints where each dealer is, at the port the system chose if `PORT` is 0. */
function announce({ url }: RunningServer) {
  const port = (url && new URL(url).port) || env.PORT
  const hosts = deps.sites.sites().map((site) => site.domains[0] ?? 'localhost')
  const addresses = hosts.map((host) => `http://${host}:${port}`)
  process.stdout.write(`Forecourt is ready: ${addresses.join(' and ')}\n`)
}

/** Logs an error that nobody handled. */
export function logUncaught(error: unknown): void {
  deps.logger.error('an error nobody handled', failureFields(error))
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

/** The server as Vike runs it, open for requests once `onReady` was called. */
export const createServer = (onStarted: () => void) => ({
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
})
