#!/usr/bin/env node
import { serve } from 'srvx'
import { createSearchService, type SearchService } from '../http/search-service.handler.ts'
import { fillIndex, setIndex } from './fill-index.ts'
import { readServeOptions, type ServeOptions, USAGE, UsageError } from './serve-options.ts'

async function fill({ application }: SearchService, options: ServeOptions): Promise<void> {
  for (const file of options.settings) await setIndex(application, file)
  for (const file of options.records) {
    const count = await fillIndex(application, file)
    console.log(`${file.indexName}: ${count} records from ${file.path}`)
  }
}

async function start(options: ServeOptions): Promise<void> {
  const { appId, keys, host, port } = options
  const service = createSearchService({ appId, keys, onError: (error) => console.error(error) })
  await fill(service, options)
  const server = serve({
    fetch: service.handle,
    hostname: host,
    port,
    silent: true,
    gracefulShutdown: false,
  })
  await server.ready()
  console.log(`Search is ready: ${server.url} (application ${appId})`)
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => void server.close(true))
  }
}

function describeFault(error: unknown): string {
  if (error instanceof UsageError)
    return `${error.message}\nforecourt-search --help lists the options.`
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `Port ${port} is in use; choose another by --port.` : message
}

try {
  const options = readServeOptions(process.argv.slice(2), process.env)
  if (options === null) console.log(USAGE)
  else await start(options)
} catch (error) {
  console.error(describeFault(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
