import { guardStart, ignoreBrokenPipes, readEnv, runWorkers } from '@forecourt/site-server/process'

ignoreBrokenPipes()

const guard = {
  close: async () => (await globalThis.forecourtDeps)?.close(),
  onUncaught: (error: unknown) => logUncaught(error),
}
const onStarted = import.meta.env.PROD ? guardStart(guard) : () => {}
// Where several workers are asked for, the parent of them goes no further.
if (import.meta.env.PROD) await runWorkers(readEnv())

// Loaded behind the guard: a module that cannot be loaded is a failed start as well.
const { logUncaught, openSite } = await import('./open-site.ts')
const { fetch, hostname, onReady, port, serveAssets } = await openSite(onStarted)

export default {
  fetch,
  prod: {
    port,
    hostname,
    silent: true,
    gracefulShutdown: false,
    // Connections that come while one page is rendered; the system caps it, and refuses what is above.
    // One port for all workers: the parent spreads the connections.
    node: { backlog: 4096, exclusive: false },
    // It would look for a file at every address before the app is asked.
    static: false,
    middleware: [serveAssets],
    onReady,
  },
}
