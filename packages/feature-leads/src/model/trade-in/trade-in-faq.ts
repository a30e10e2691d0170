import { formatKm } from '@forecourt/stock/model'
import { MOST_VALUED_KM, OLDEST_VALUED_YEARS } from './trade-in-eligibility.ts'
import { type TradeInNoun, tradeInNounsFirst } from './trade-in-noun.ts'

/** A question a visitor may have, and its answer. */
export interface TradeInFaq {
  question: string
  answer: string
}

/** Questions of a visitor whom the page itself gives a price. */
const createEstimateFaqs = (noun: TradeInNoun): readonly TradeInFaq[] => [
  {
    question: 'Is the estimate what I will be paid?',
    answer: `It is an estimate from what you tell us. We confirm it in writing after we have seen your ${noun}; if its condition is as you said, the price is too.`,
  },
  {
    question: `Which ${noun}s get an estimate online?`,
    answer: `${tradeInNounsFirst[noun]} of up to ${OLDEST_VALUED_YEARS} years and ${formatKm(MOST_VALUED_KM)}. For an older ${noun}, or one that has driven more, we call you with a price.`,
  },
]

const createFaqs = (noun: TradeInNoun): readonly TradeInFaq[] => [
  {
    question: `Do I have to buy a ${noun} from you?`,
    answer: `No. You can trade your ${noun} in or just sell it; the price is the same.`,
  },
  {
    question: `What if there is still finance owing on my ${noun}?`,
    answer:
      'That is fine. Tell us when we call: we pay your lender out and give you the rest, or take it into account in what you pay.',
  },
  {
    question: 'What should I bring to the inspection?',
    answer:
      'Your driver licence, the registration papers, all keys and the log books. It takes about half an hour.',
  },
]

const createLastingFaqs = (noun: TradeInNoun): readonly TradeInFaq[] => [
  {
    question: 'How long does the estimate hold?',
    answer: `This browser remembers it for 7 days. Prices of used ${noun}s move, so have your ${noun} inspected soon.`,
  },
]

/** Facts of a page that decide what its visitors ask. */
export interface TradeInFaqOptions {
  /** The page itself gives a price. Default true. */
  isValuedOnline?: boolean
  /** Name of the visitor's vehicle. Default 'car'. */
  noun?: TradeInNoun
}

/**
 * Questions and answers below the trade-in pages: the dealer's own, else the platform's. Nobody is told of an
 * online estimate where a person calls with the price.
 * Source: `LEAD-004`
 */
export const listTradeInFaqs = (
  site: { tradeIn: { faqs: readonly TradeInFaq[] | null } },
  { isValuedOnline = true, noun = 'car' }: TradeInFaqOptions = {},
): readonly TradeInFaq[] => {
  if (site.tradeIn.faqs) return site.tradeIn.faqs
  const faqs = createFaqs(noun)
  return isValuedOnline ? [...createEstimateFaqs(noun), ...faqs, ...createLastingFaqs(noun)] : faqs
}
