import { guardStart, ignoreBrokenPipes } from '@forecourt/site-server/process'

ignoreBrokenPipes()

const guard = {
  close: async () => (await globalThis.forecourtDeps)?.close(),
  onUncaught: (error: unknown) => logUncaught(error),
}
const onStarted = import.meta.env.PROD ? guardStart(guard) : () => {}

// Loaded behind the guard: a module that cannot be loaded is a failed start as well.
const { createServer, logUncaught } = await import('./server/start-server.ts')

export default createServer(onStarted)
