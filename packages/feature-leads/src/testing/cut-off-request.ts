/**
 * A posted call whose visitor leaves in the middle of its body, as a server hands it over.
 * @param failure error the reading of the body ends with
 */
export function createCutOffRequest(url: string, failure: Error): Request {
  const leaving = new AbortController()
  const body = new ReadableStream({
    pull(controller) {
      leaving.abort()
      controller.error(failure)
    },
  })
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, signal: leaving.signal, duplex: 'half' }
  return new Request(url, init as RequestInit)
}
