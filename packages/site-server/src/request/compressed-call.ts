import { FastResponse } from 'srvx'
import { createBodyHeaders } from '../pages/page-answer.ts'
import { compressAtOnce, listAcceptedEncodings } from './page-encoding.ts'

/** Least bytes of an answer that is compressed; a shorter one fits into a packet as it is. */
const LEAST_BYTES = 1024

/**
 * The answer to a call as whoever asked accepts it: of one page of vehicles, some 36 kB of JSON are 9. It holds
 * nothing secret beside what was sent, so that its length tells nothing.
 */
export async function compressCall(request: Request, answer: Response): Promise<Response> {
  const accepted = listAcceptedEncodings(request.headers.get('accept-encoding'))
  if (answer.body === null || accepted.size === 0) return answer
  const whole = Buffer.from(await answer.arrayBuffer())
  const { encoding, body } =
    whole.length < LEAST_BYTES
      ? { encoding: 'identity' as const, body: whole }
      : await compressAtOnce(whole, accepted)
  const headers = new Headers(answer.headers)
  headers.append('vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(createBodyHeaders(encoding, body.length)))
    headers.set(name, value)
  return new FastResponse(new Uint8Array(body), { status: answer.status, headers })
}
