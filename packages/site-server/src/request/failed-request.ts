import { UNEXPECTED_ERROR } from '@forecourt/feature-leads/model'
import { SERVER_ERROR_TEXT, SERVER_ERROR_TITLE } from './error-message.ts'

const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${SERVER_ERROR_TITLE}</title><h1>${SERVER_ERROR_TITLE}</h1><p>${SERVER_ERROR_TEXT}</p><p><a href="/">Back to the home page</a></p></html>`

/**
 * The answer to a request that nobody answers because something threw: the error envelope for a call,
 * and for whoever reads pages one that says so and leads on.
 * Source: `D-04`
 */
export function createFailedResponse(request: Request): Response {
  const headers = { 'cache-control': 'no-store' }
  const readsPages = request.headers.get('accept')?.includes('text/html') ?? false
  if (!readsPages || new URL(request.url).pathname.startsWith('/api/'))
    return Response.json({ error: UNEXPECTED_ERROR, code: 'unexpected' }, { status: 500, headers })
  const type = 'text/html;charset=utf-8'
  return new Response(page, { status: 500, headers: { ...headers, 'content-type': type } })
}

/**
 * Fields that are logged of it: its kind and where it was thrown. Its message is left out, because a database
 * writes the values of a failed statement, and so a visitor's name, into it.
 * Source: `D-80`, `PLUS-061`
 */
export function readFailureFields(error: unknown): { reason: string; thrown_at: string[] } {
  if (!(error instanceof Error)) return { reason: typeof error, thrown_at: [] }
  const places = (error.stack ?? '').split(error.message || '\n').at(-1) ?? ''
  const lines = places.split('\n').map((line) => line.trim())
  return {
    reason: error.name,
    thrown_at: lines.filter((line) => /^at .*:\d+:\d+\)?$/.test(line)).slice(0, 8),
  }
}
