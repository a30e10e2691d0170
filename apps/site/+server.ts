import { guardStart, ignoreBrokenPipes } from '@forecourt/site-server/process'

ignoreBrokenPipes()

const guard = {
  close: async () => (await globalThis.forecourtDeps)?.close(),
  onUncaught: (error: unknown) => logUncaught(error),
}
const onStarted = import.meta.env.PROD ? guardStart(guard) : () => {}

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
    node: { backlog: 4096 },
    // It would look for a file at every address before the app is asked.
    static: false,
    middleware: [serveAssets],
    onReady,
  },
}
