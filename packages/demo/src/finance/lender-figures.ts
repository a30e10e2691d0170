import { readFileSync } from 'node:fs'
import { findLenderRate } from '@forecourt/feature-finance/adapters'
import { calculateRepayment, type RepaymentFrequency } from '@forecourt/feature-finance/model'
import { createSite, type Site, type SiteInput } from '@forecourt/tenant-config/model'
import { TODAY } from '../stock/calendar.ts'

/** How a lender of the demo reckons the figures it sends with a vehicle. */
interface LenderProduct {
  /** Tenant file with its published rates. */
  dealer: string
  termYears: number
  /** Part of the price. */
  depositShare: number
  /** Part of the price. */
  balloonShare: number
  /** Payments it sends. */
  sends: readonly RepaymentFrequency[]
  /** Months it sends a weekly payment of beside its own term. Default none. */
  otherTermsMonths?: readonly number[]
  /** Said of each of its vehicles; default what the tenant file says of all. */
  disclaimer?: string
}

const products = {
  harbour: secured('harbour', 5),
  aurelia: {
    ...secured('aurelia', 5),
    depositShare: 0.1,
    balloonShare: 0.3,
    disclaimer:
      'Weekly payment of a guaranteed future value loan over 5 years with a deposit of 10% and a final payment of 30%, at the rate shown beside it, for this vehicle and approved private applicants. At the end of the term you pay the final payment, trade the vehicle in or return it, subject to fair wear and 75,000 km. Terms, conditions, fees and charges apply.',
  },
  caravans: { ...secured('caravans', 7), otherTermsMonths: [36, 48, 60] },
  ironbark: { ...secured('ironbark', 5), sends: ['month'] },
  ridgeline: secured('ridgeline', 5),
} as const satisfies Readonly<Record<string, LenderProduct>>

/** Dealer whose lender sends figures. */
export type FinancedDealer = keyof typeof products

function secured(dealer: string, termYears: number): LenderProduct {
  return { dealer, termYears, depositShare: 0, balloonShare: 0, sends: ['week', 'month'] }
}

const sites = new Map<string, Site>()

/** A file of the folder of tenant files. */
function readTenants(name: string): SiteInput {
  return JSON.parse(readFileSync(new URL(`../../tenants/${name}`, import.meta.url), 'utf8'))
}

function siteOf(dealer: string): Site {
  const known = sites.get(dealer)
  if (known) return known
  const settings = readTenants(`${dealer}.json`)
  const { manufacturerTheme: theme } = settings
  const site = createSite(settings, theme && readTenants(`themes/${theme}.json`))
  sites.set(dealer, site)
  return site
}

/** A vehicle as its lender sees it. */
export interface LentVehicle {
  year: number
  status: string
  /** 0 for a price on application. */
  dollars: number
}

/**
 * Figures a lender sends with a vehicle, under its key: payments to the cent by its published rate for the
 * vehicle's age; null for a vehicle it does not lend on.
 */
export function drawLenders(
  dealer: FinancedDealer,
  { year, status, dollars }: LentVehicle,
): Record<string, Record<string, string | number>> | null {
  const product: LenderProduct = products[dealer]
  const { finance } = siteOf(product.dealer)
  const provider = finance.providers.find(({ key }) => key === finance.provider)
  const rate = provider && findLenderRate(provider, 'GREAT', Number(TODAY.slice(0, 4)) - year)
  if (!provider || !rate || dollars <= 0 || status === 'sold') return null
  const share = (part: number) => Math.round(dollars * part)
  const loan = {
    priceDollars: dollars,
    depositDollars: share(product.depositShare),
    balloonDollars: share(product.balloonShare),
    feesDollars: finance.calculator.establishmentFeeDollars,
    ratePercent: rate.ratePercent,
  }
  const pay = (frequency: RepaymentFrequency, termYears: number) => {
    const repayment = calculateRepayment({ ...loan, frequency, termYears })
    return repayment.kind === 'payment' ? repayment : null
  }
  const [first = 'week'] = product.sends
  const own = pay(first, product.termYears)
  if (!own) return null
  const cents = (amount: number) => Number(amount.toFixed(2))
  const terms = (product.otherTermsMonths ?? []).flatMap((months) => {
    const payment = pay('week', months / 12)
    return payment ? [[`term${months}`, cents(payment.dollars)]] : []
  })
  const payments = product.sends.flatMap((frequency) => {
    const payment = pay(frequency, product.termYears)
    const name = frequency === 'week' ? 'paymentWeek' : 'paymentMonth'
    return payment ? [[name, cents(payment.dollars)]] : []
  })
  return {
    [provider.key]: {
      ...Object.fromEntries(payments),
      totalPayable: cents(own.totalDollars),
      interestRate: rate.ratePercent,
      comparisonRate: rate.comparisonRatePercent,
      termYears: product.termYears,
      ...(loan.depositDollars > 0 && { deposit: loan.depositDollars }),
      ...(loan.balloonDollars > 0 && { balloon: loan.balloonDollars }),
      establishmentFees: loan.feesDollars,
      ...Object.fromEntries(terms),
      ...(product.disclaimer && { disclaimer: product.disclaimer }),
    },
  }
}

/** The quote of a search card, as the service of the used-car dealer sends it. */
export function drawQuote(vehicle: LentVehicle) {
  const figures = drawLenders('ridgeline', vehicle)?.youx
  if (!figures) return null
  return {
    weeklyRepaymentAmount: figures.paymentWeek,
    advertisedRate: figures.interestRate,
    comparisonRate: figures.comparisonRate,
  }
}
