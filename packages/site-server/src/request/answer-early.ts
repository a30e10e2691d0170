import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers a request on `node:http`, and says so; false leaves it to whoever comes next. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Lets requests be answered before whatever else listens to those of a server, by the first in the list that
 * has an answer. A framework would spend several times on them what such an answer costs.
 */
export function answerEarly(
  server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>,
  answers: readonly EarlyAnswer[],
): void {
  const listeners = server.listeners('request') as ((...request: unknown[]) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answers.some((answer) => answer(request, response))) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
