import { UNEXPECTED_ERROR } from '@forecourt/feature-leads/model'
import { escapeText } from '../site/escape-text.ts'
import {
  BUSY_TEXT,
  BUSY_TITLE,
  MALFORMED_ADDRESS,
  SERVER_ERROR_TEXT,
  SERVER_ERROR_TITLE,
} from './error-message.ts'

/* It may stand for a site that is not known yet, so it has the colours and the font of the device. */
const bodyStyle =
  'max-width:36rem;margin:12vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif'

const formatPage = (title: string, ...rest: readonly string[]) =>
  `<!doctype html><html lang="en-AU" style="color-scheme:light dark"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="${bodyStyle}"><h1>${title}</h1>${rest.map((line) => `<p>${line}</p>`).join('')}</body></html>`

const formatLink = (href: string, words: string) =>
  `<a href="${href}" style="padding:0.75rem 0">${words}</a>`

const home = formatLink('/', 'Back to the home page')
const again = formatLink('', 'Try again')

const failedPage = formatPage(SERVER_ERROR_TITLE, SERVER_ERROR_TEXT, home)
/** Page in place of one that cannot be rendered now. */
export const busyPage = formatPage(BUSY_TITLE, BUSY_TEXT, again)
/** Page at an address that can be none. */
export const malformedPage = formatPage(MALFORMED_ADDRESS, home)

/** Answer in place of that of a call. */
export const busyCall = JSON.stringify({ error: BUSY_TEXT, code: 'busy' })

const isOpened = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** True for a browser that opens an address or sends a form; what is posted to a call is a program's. */
export const readsPages = (
  method: string | undefined,
  path: string | undefined,
  accept: string | null | undefined,
): boolean =>
  Boolean(accept?.includes('text/html')) && (isOpened(method) || !path?.startsWith('/api/'))

const isForReader = ({ method, url, headers }: Request) =>
  readsPages(method, new URL(url).pathname, headers.get('accept'))

const HTML = 'text/html;charset=utf-8'

const asHtml = (page: string, status: number, headers: Record<string, string>) =>
  new Response(page, { status, headers: { ...headers, 'content-type': HTML } })

/**
 * The answer to a request that nobody answers because something threw: the error envelope for a call,
 * and for whoever reads pages one that says so and leads on.
 * Source: `D-04`
 */
export function createFailedResponse(request: Request): Response {
  const headers = { 'cache-control': 'no-store' }
  if (isForReader(request)) return asHtml(failedPage, 500, headers)
  return Response.json({ error: UNEXPECTED_ERROR, code: 'unexpected' }, { status: 500, headers })
}

/**
 * The answer to a request that is not handled because too many wait.
 * Source: `PLUS-088`
 */
export function createBusyResponse(request: Request, retryAfterSeconds: number): Response {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) }
  if (isForReader(request)) return asHtml(busyPage, 503, headers)
  return new Response(busyCall, {
    status: 503,
    headers: { ...headers, 'content-type': 'application/json' },
  })
}

const TOO_MANY = 429

/**
 * A refusal as whoever asked reads it: where a browser opened the address or sent a form itself, the sentence of the
 * error envelope is a page, which leads back to the form and to what may answer later; anybody else has the answer
 * as it is.
 * Source: `D-04`, `D-101`
 */
export async function toReadableRefusal(request: Request, answer: Response): Promise<Response> {
  const { status, headers } = answer
  const isEnvelope =
    status >= 400 &&
    headers.get('content-type')?.startsWith('application/json') &&
    !headers.has('content-encoding')
  if (!isEnvelope || !isForReader(request)) return answer
  const { error } = (await answer.clone().json()) as { error?: unknown }
  // The search answers in another protocol.
  if (typeof error !== 'string') return answer
  const links = isOpened(request.method) && status < TOO_MANY ? [home] : [again, home]
  const page = new Response(formatPage(escapeText(error), ...links), { status, headers })
  page.headers.set('content-type', HTML)
  page.headers.delete('content-length')
  return page
}

/**
 * True where a visitor left in the middle of what was sent, as a phone does that loses its connection: `node:http`
 * then fails the body of the request. No fault of the server, and nobody reads its answer.
 */
export const isBodyCutOff = (request: Request, error: unknown): boolean =>
  request.signal.aborted &&
  error instanceof Error &&
  (error.name === 'AbortError' ||
    (error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'))

/** The answer to a request whose body ended too early, for the log and the metrics alone. */
export const createCutOffResponse = (): Response =>
  new Response(null, { status: 400, headers: { 'cache-control': 'no-store' } })

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
