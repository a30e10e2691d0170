import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { receivePassed } from './passed-request.ts'

/** Where a worker takes requests of the others. */
export interface WorkerSocket {
  /** Takes no more requests; resolves once those under way are answered, with `true` cut off. */
  close(closeAll?: boolean): Promise<void>
}

/**
 * Takes requests that other workers pass on, and hands them to the server as if they had come to it.
 * @param path of a socket; one that a worker before left behind is replaced
 */
export async function openWorkerSocket(
  server: Pick<Server, 'emit'>,
  path: string,
): Promise<WorkerSocket> {
  if (process.platform !== 'win32') await rm(path, { force: true })
  const socket = createServer((request, response) => {
    receivePassed(request)
    server.emit('request', request, response)
  })
  // Limits of a visitor's connection are those of the worker it came to.
  socket.keepAliveTimeout = 0
  socket.requestTimeout = 0
  socket.headersTimeout = 0
  // Else all workers would listen at it together.
  socket.listen({ path, exclusive: true })
  await once(socket, 'listening')
  return {
    close: (closeAll) =>
      new Promise((resolve) => {
        socket.close(() => resolve())
        if (closeAll) socket.closeAllConnections()
        else socket.closeIdleConnections()
      }),
  }
}
