import {
  calculateRepayment,
  type Loan,
  type RepaymentFrequency,
} from '@forecourt/feature-finance/model'

/**
 * Repayments a second on one core, beside the textbook formula written out in the same loop:
 * P × r / (1 − (1 + r)^−n), with `Math.pow`, no balloon, no checks and no totals. Both take turns over the
 * same loans; each figure is the best of its turns, so that what else the machine does weighs little.
 * `npm run bench:finance`
 */
const leastASecond = 1_000_000
/** Share of the textbook's speed that checks, balloon and totals may not fall below. */
const leastRatio = 0.3
const turns = 15
const frequencies: RepaymentFrequency[] = ['week', 'fortnight', 'month']
const periods = { week: 52, fortnight: 26, month: 12 }

const loans: Loan[] = Array.from({ length: 100_000 }, (_, at) => ({
  priceDollars: 5000 + ((at * 7919) % 95_000),
  depositDollars: (at * 31) % 2000,
  feesDollars: 395,
  balloonDollars: at % 3 === 0 ? 1000 : 0,
  ratePercent: 0.5 + (at % 30) / 2,
  termYears: 1 + (at % 13) / 2,
  frequency: frequencies[at % 3] ?? 'month',
}))

function payByTextbook({ priceDollars, ratePercent, termYears, frequency }: Loan): number {
  const rate = ratePercent / 100 / periods[frequency]
  return (priceDollars * rate) / (1 - (1 + rate) ** -Math.round(termYears * periods[frequency]))
}

function pay(loan: Loan): number {
  const repayment = calculateRepayment(loan)
  return repayment.kind === 'payment' ? repayment.dollars : 0
}

/** Loans a second; the sum keeps the engine from leaving the work out. */
function measure(work: (loan: Loan) => number): number {
  const startedMs = performance.now()
  let sum = 0
  for (const loan of loans) sum += work(loan)
  const seconds = (performance.now() - startedMs) / 1000
  if (!Number.isFinite(sum)) throw new Error('[bench] a repayment is no number')
  return loans.length / seconds
}

let [ours, textbook] = [0, 0]
for (let turn = 0; turn < turns; turn += 1) {
  textbook = Math.max(textbook, measure(payByTextbook))
  ours = Math.max(ours, measure(pay))
}

const ratio = ours / textbook
const count = (value: number) => Math.round(value).toLocaleString('en-AU').padStart(12)
const passes = ours >= leastASecond && ratio >= leastRatio
console.log(`textbook formula, a second ${count(textbook)}`)
console.log(`calculateRepayment         ${count(ours)} (at least ${count(leastASecond).trim()})`)
console.log(`ratio                      ${ratio.toFixed(2).padStart(12)} (at least ${leastRatio})`)
console.log(passes ? '\nFast enough.' : '\nToo slow.')
process.exitCode = passes ? 0 : 1
