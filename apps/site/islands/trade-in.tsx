import { TradeInForm, type TradeInFormProps } from '@forecourt/feature-leads'
import { defineIsland } from '@forecourt/islands'

/** Props of a trade-in, plain enough for JSON. */
export type TradeInIslandProps = Pick<TradeInFormProps, 'page'>

/** Things only the browser can do. */
export type TradeInEffects = Pick<TradeInFormProps, 'send' | 'onElsewhere' | 'onEvent' | 'onValued'>

/** Stands in on the server, where nothing is sent. */
const inertTradeInEffects: TradeInEffects = {
  send: () => Promise.reject(new Error('[site] a server render sends nothing')),
  onElsewhere: () => undefined,
  onEvent: () => undefined,
  onValued: () => undefined,
}

/** The steps of a trade-in. */
export function TradeInIsland(props: TradeInIslandProps & Partial<TradeInEffects>) {
  return <TradeInForm {...inertTradeInEffects} {...props} />
}

export const tradeInIsland = defineIsland<TradeInIslandProps, TradeInEffects>({
  name: 'trade-in',
  component: TradeInIsland,
})
