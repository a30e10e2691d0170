import { pickStockNoun } from '@forecourt/feature-search/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { escapeMarkdown } from '@forecourt/tenant-config/server'
import type { DefaultContent } from './load-content.ts'

/** A heading with its paragraphs, where the site has what they are about. */
const part = (heading: string, paragraphs: readonly string[], isThere = true): string[] =>
  isThere ? [`## ${heading}`, ...paragraphs] : []

/**
 * Terms of a dealer that has written none: what holds for every site of the platform, and no more.
 * Source: `SITE-047`
 */
export function createDefaultTerms(site: Site): DefaultContent {
  const { name } = site
  const { one, many } = pickStockNoun(site)
  return {
    title: 'Terms and Conditions',
    description: `The terms on which ${name} offers this website, its prices and its estimates.`,
    markdown: [
      `These terms apply to your use of this website, which is operated by ${escapeMarkdown(name)}. By using it you accept them.`,
      ...part(`Our ${many} on this website`, [
        `We take care that each ${one} is described and pictured correctly. Details change, and a ${one} may be sold before this website shows it. Check with us what matters to you before you travel or pay.`,
        'A picture may be an illustration rather than a photograph of the very vehicle. It then says so.',
      ]),
      ...part('Prices', [
        'The words beside a price say what it includes: a drive away price includes the charges to put the vehicle on the road, a price before government charges leaves them out. What you pay in the end is on the contract you sign.',
        'Showing a vehicle and its price here invites you to enquire. A contract of sale exists once both of us have signed it.',
      ]),
      ...part(
        'Repayments and finance',
        [
          'Repayments on this website are estimates, worked out from the rate, term and deposit that stand beside them. They are not an offer of credit and not financial advice. Lenders have their own conditions, fees and checks.',
        ],
        isFeatureOn(site, 'finance'),
      ),
      ...part(
        'Reserving a vehicle',
        [
          'Where you can reserve a vehicle online, the page tells you the amount, how long the vehicle is held for you and when the amount is returned, before you pay.',
        ],
        isFeatureOn(site, 'reserve'),
      ),
      ...part(
        'Trade-in values',
        [
          'A value you are given online rests on what you told us about your vehicle. It is confirmed once we have seen it.',
        ],
        isFeatureOn(site, 'tradeIn'),
      ),
      ...part('Your rights', [
        'The Australian Consumer Law, and the motor dealer law of your state or territory, give you rights that no terms can exclude. These terms leave all of them as they are.',
      ]),
      ...part('Using this website', [
        'The text, pictures and marks on this website belong to us or to those who let us use them. You may look at them, print them and share links to them for your own use.',
        'Links to other websites are there to help you. We are not responsible for what those websites say.',
        'What we do with the details you give us is in our [Privacy Policy](/privacy-policy).',
      ]),
      ...part('Questions', [
        `If anything here is unclear, [write to us](/contact). The law of Australia applies to these terms.`,
      ]),
    ].join('\n\n'),
  }
}
