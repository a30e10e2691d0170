/** Address of the page that deletes an account; its form is sent to it. */
export const ACCOUNT_DELETION_PATH = '/my-garage/delete-account'

/** Reason for which an account was not deleted: the box was not ticked, or the store did not answer. */
export type AccountDeletionFault = 'unconfirmed' | 'failed'

/** Path and query of the page that says why an account was not deleted. */
export const formatAccountDeletionPath = (fault: AccountDeletionFault): string =>
  `${ACCOUNT_DELETION_PATH}?fault=${fault}`

/** Fault that the query of the page names. */
export function readAccountDeletionFault(query: URLSearchParams): AccountDeletionFault | null {
  const fault = query.get('fault')
  return fault === 'unconfirmed' || fault === 'failed' ? fault : null
}

/** Part of a site that decides what an account holds there. */
export interface AccountSite {
  features: { watchlist: boolean; savedSearches: boolean; reserve: boolean }
}

/** Things that go with an account, as its page lists them: of what the site has switched on. */
export function listDeletedThings({ features }: AccountSite): string[] {
  const things: readonly (readonly [isThere: boolean, text: string])[] = [
    [true, 'The name, mobile and email you signed in with'],
    [true, 'Your sign-in, on this device and every other'],
    [features.watchlist, 'The vehicles you watch'],
    [features.savedSearches, 'Your saved searches and the emails about them'],
    [features.reserve, 'Online purchases you began with this mobile and have not sent'],
    [
      true,
      'What this browser remembers for this website: details for forms, unfinished forms, and vehicles and searches you saved, compared or looked at',
    ],
  ]
  return things.filter(([isThere]) => isThere).map(([, text]) => text)
}

/** A thing that stays when an account goes, and why. */
export interface LastingThing {
  thing: string
  reason: string
}

/** Part of a site that decides what it has to keep. */
export interface LastingSite {
  name: string
  features: { reserve: boolean; onlinePayment: boolean; spinToWin: boolean }
  privacy: { keepLeadsDays: number }
}

/** Things that stay when an account goes, each with its reason. Source: `PLUS-094` */
export function listLastingThings({ name, features, privacy }: LastingSite): LastingThing[] {
  const days = privacy.keepLeadsDays
  const hasPayments = features.reserve || features.onlinePayment
  return [
    {
      thing: 'Enquiries, bookings and anything else you sent to the dealership',
      reason: `They are the records of ${name}, which answers them, and are deleted after ${days} days. Ask the dealership to erase them sooner.`,
    },
    ...(hasPayments
      ? [
          {
            thing: 'Reservations and payments',
            reason: `${name} has to be able to account for money it took, and to refund it.`,
          },
        ]
      : []),
    ...(features.spinToWin
      ? [
          {
            thing: 'That your mobile spun the prize wheel, and what it won',
            reason: `Everybody spins once in a campaign. Your number itself is not kept for this, only a code that nobody can read it from without the key of this website, for ${days} days.`,
          },
        ]
      : []),
    {
      thing: 'That an address wants no marketing',
      reason: 'If you unsubscribed, you stay unsubscribed.',
    },
    {
      thing: 'How often a code was sent to your mobile',
      reason: 'For up to two hours, so that nobody can flood you with messages.',
    },
  ]
}
