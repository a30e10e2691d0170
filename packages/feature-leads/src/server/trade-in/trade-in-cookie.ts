import { readTradeInState, type TradeInState } from '../../model/trade-in/trade-in-state.ts'

const name = 'trade-in'

/** How long a trade-in that was left is taken up again, in seconds: 7 days. */
const storedSeconds = 604_800

/**
 * The trade-in of a browser; no script reads it. It says what the visitor said of their car, and nothing of
 * the visitor. Amounts in it are a memory: whoever counts on one asks `findTradeIn`.
 * @param isSecure true where the page came by https
 * Source: `LEAD-085`
 */
export function formatTradeInCookie(state: TradeInState, isSecure: boolean): string {
  return format(encodeURIComponent(JSON.stringify(state)), storedSeconds, isSecure)
}

/** Takes the trade-in of a browser away. */
export const endTradeInCookie = (isSecure: boolean): string => format('', 0, isSecure)

const format = (value: string, seconds: number, isSecure: boolean) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The trade-in a request brings; null for none. */
export function readTradeInCookie({ headers }: Pick<Request, 'headers'>): TradeInState | null {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  if (!value || value.length > 4096) return null
  try {
    return readTradeInState(JSON.parse(decodeURIComponent(value)))
  } catch {
    return null
  }
}
