import type { CodeAnswer, PhoneCodeCalls } from '../../model/sign-in/phone-code-calls.ts'

/** Longest wait for a code to be sent, in milliseconds. Source: `LEAD-059`, `D-59` */
const sendTimeoutMs = 15_000

/** Calls of phone codes over HTTP. Of an answer only `ok`, `error`, `fields` and `data` are read. */
export function createHttpPhoneCodeCalls({
  fetch,
  isOnline = () => true,
}: {
  fetch: typeof globalThis.fetch
  /** False where the browser knows of no network. Default: there is one. */
  isOnline?: () => boolean
}): PhoneCodeCalls {
  const post = (path: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(sendTimeoutMs),
    })
  return {
    isOnline,
    async limit(phone) {
      const response = await post('/api/rate-limit', { phone })
      return (await readBody(response))['ok'] === true
    },
    send: async (details) => readAnswer(await post('/api/send-code', details)),
    verify: async ({ code: token, ...details }) =>
      readAnswer(await post('/api/verify-code', { ...details, token, type: 'sms' })),
    async record(type) {
      await post('/api/verifications', { verification_type: type })
    },
    async isKnown(phone) {
      const query = new URLSearchParams({ phone_number: phone })
      const response = await fetch(`/api/check-if-contact-exists?${query}`)
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return (await readBody(response))['data'] !== null
    },
  }
}

async function readBody(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

async function readAnswer(response: Response): Promise<CodeAnswer> {
  if (response.ok) return { isOk: true }
  const { error, fields } = await readBody(response)
  const named = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  return {
    isOk: false,
    error: typeof error === 'string' ? error : null,
    fields: Object.fromEntries(named.filter(([, text]) => typeof text === 'string')),
  }
}
