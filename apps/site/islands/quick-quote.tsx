import { QuickQuote, type QuickQuoteProps } from '@forecourt/feature-finance'
import { defineIsland } from '@forecourt/islands'

/** Props of a quick quote, plain enough for JSON. */
export interface QuickQuoteIslandProps extends Omit<QuickQuoteProps, 'ask' | 'onFailure'> {
  /** Key of the provider of the site. */
  provider: string
}

/** The quick quote of a lender. */
export const quickQuoteIsland = defineIsland<
  QuickQuoteIslandProps,
  Pick<QuickQuoteProps, 'ask' | 'onFailure'>
>({ name: 'quick-quote', component: QuickQuote })
