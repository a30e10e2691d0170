import * as v from 'valibot'
import { browserField, browserSetting, serverField, serverSetting } from './setting.ts'
import {
  calendarDate,
  dollars,
  environmentVariable,
  freePath,
  linkHref,
  percent,
  serviceUrl,
  slug,
  text,
} from './setting-values.ts'

const rounding = v.picklist(['round', 'ceil', 'floor'])

const roundingSchema = v.strictObject({
  payment: browserSetting(
    rounding,
    'round',
    'Rounding of a payment to whole dollars; default nearest (CFG-068, D-51).',
  ),
  total: browserSetting(
    rounding,
    'round',
    'Rounding of the total to whole dollars; default nearest (D-51).',
  ),
})

const comparisonSchema = v.strictObject({
  text: browserField(
    text,
    'Comparison-rate warning; {loanAmount}, {termYears}, {rate} and {comparisonRate} stand for the figures here (CFG-069, D-83).',
  ),
  loanAmountDollars: browserSetting(
    dollars,
    30000,
    'Loan the rate is published for; default 30000.',
  ),
  termYears: browserSetting(
    v.pipe(v.number(), v.minValue(1)),
    5,
    'Term the rate is published for; default 5.',
  ),
  ratePercent: browserField(percent, 'Advertised yearly rate; 7.5 is 7.5 %.'),
  comparisonRatePercent: browserField(percent, 'Published comparison rate, never derived (D-97).'),
  asOf: browserField(calendarDate, 'Day the rates were published (D-97).'),
  expires: browserField(calendarDate, 'Last day the rates may be shown (D-97).'),
})

/** Published rates with their comparison-rate warning. */
export type ComparisonRate = v.InferOutput<typeof comparisonSchema>

const rateSchema = v.strictObject({
  creditHistory: browserSetting(
    v.picklist(['GREAT', 'DECENT', 'POOR']),
    'GREAT',
    'Credit history the rate is for; default GREAT (FIN-046).',
  ),
  maxVehicleAgeYears: browserSetting(
    v.nullable(v.pipe(v.number(), v.minValue(0))),
    null,
    'Oldest vehicle it is for, this year less its build year; default any age.',
  ),
  ratePercent: browserField(percent, 'Advertised yearly rate; 7.5 is 7.5 %.'),
  comparisonRatePercent: browserField(percent, 'Published comparison rate, never derived (D-97).'),
})

/** One row of the rates a lender publishes. */
export type PublishedRate = v.InferOutput<typeof rateSchema>

const publishedServiceSchema = v.strictObject({
  type: serverField(v.literal('published'), 'Quotes from the published rates, and no application.'),
})

const demonstrationServiceSchema = v.strictObject({
  type: serverField(
    v.literal('demonstration'),
    'Quotes from the published rates, and an application page that says that it is a demonstration.',
  ),
})

const httpServiceSchema = v.strictObject({
  type: serverField(v.literal('http'), 'A service with the calls of YouX (API-026 to API-034).'),
  url: serverField(serviceUrl, 'Its address, before /quote and /create-customer.'),
  keyEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds its key; default none. The key itself never stands in a file.',
  ),
})

/** One lender whose figures the site shows (D-46). */
const financeProviderSchema = v.strictObject({
  key: browserField(slug, 'Key of the lender in car data and in /api/{key}/quote.'),
  name: browserField(text, 'Name of the lender in messages.'),
  eligibility: browserField(
    v.picklist(['age-limited', 'available', 'weekly', 'monthly']),
    'When a car gets its weekly estimate: younger than 12 years, available only, weekly payment, or monthly payment (CFG-060, D-46).',
  ),
  rounding: browserSetting(
    roundingSchema,
    {},
    'How its payments are rounded; default nearest (CFG-068).',
  ),
  comparison: browserSetting(
    v.nullable(comparisonSchema),
    null,
    'Its published rates and warning; default none, which shows no repayment of its own (CFG-069, D-97).',
  ),
  rates: browserSetting(
    v.array(rateSchema),
    [],
    'Rates it publishes, the first that fits counts; default the one of its comparison for a great credit history.',
  ),
  creditProvider: browserSetting(
    v.nullable(text),
    null,
    'Name and Australian Credit Licence of the credit provider, shown beside its repayments; default none.',
  ),
  service: serverSetting(
    v.variant('type', [publishedServiceSchema, demonstrationServiceSchema, httpServiceSchema]),
    { type: 'published' },
    'Who answers quotes and takes applications; default the published rates, and no application (D-54, D-56).',
  ),
  redirectHosts: browserSetting(v.array(text), [], 'Hosts its application may continue at (D-56).'),
})

/** Service that quotes and takes applications for a lender. */
export type LenderService = FinanceProvider['service']

/** One lender whose figures the site shows. */
export type FinanceProvider = v.InferOutput<typeof financeProviderSchema>

const years = v.pipe(
  v.number(),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(10, 'must be 10 or less'),
)

const calculatorSchema = v.pipe(
  v.strictObject({
    amountMinDollars: browserSetting(dollars, 1000, 'Smallest amount; default 1000 (CFG-061).'),
    amountMaxDollars: browserSetting(dollars, 100000, 'Largest amount; default 100000 (CFG-062).'),
    amountMaxRule: browserSetting(
      v.picklist(['fixed', 'price-105']),
      'fixed',
      'Largest amount of a car over $100,000: fixed (default) or 105 % of its price (CFG-062, D-48).',
    ),
    termMaxYears: browserSetting(years, 7, 'Longest term in years; default 7 (CFG-063).'),
    termDefaultYears: browserSetting(
      years,
      6,
      'Term shown first; default 6; above the longest it becomes the longest (CFG-065, D-49).',
    ),
    interestMinPercent: browserSetting(percent, 0.5, 'Lowest yearly rate; default 0.5 (CFG-064).'),
    interestMaxPercent: browserSetting(percent, 15, 'Highest yearly rate; default 15 (CFG-064).'),
    interestDefaultPercent: browserSetting(
      percent,
      10,
      'Yearly rate shown first; default 10 (CFG-066).',
    ),
    establishmentFeeDollars: browserSetting(
      dollars,
      0,
      'Fee added to the principal; default 0 (CFG-067).',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['amountMinDollars'], ['amountMaxDollars']],
      (calculator) => calculator.amountMinDollars < calculator.amountMaxDollars,
      'must be above amountMinDollars',
    ),
    ['amountMaxDollars'],
  ),
  v.forward(
    v.partialCheck(
      [['interestMinPercent'], ['interestMaxPercent']],
      (calculator) => calculator.interestMinPercent < calculator.interestMaxPercent,
      'must be above interestMinPercent',
    ),
    ['interestMaxPercent'],
  ),
  v.forward(
    v.partialCheck(
      [['interestMinPercent'], ['interestMaxPercent'], ['interestDefaultPercent']],
      (calculator) =>
        calculator.interestDefaultPercent >= calculator.interestMinPercent &&
        calculator.interestDefaultPercent <= calculator.interestMaxPercent,
      'must lie from interestMinPercent to interestMaxPercent',
    ),
    ['interestDefaultPercent'],
  ),
)

/** Limits and first values of the finance calculator. */
export type CalculatorConfig = v.InferOutput<typeof calculatorSchema>

const brandFeesSchema = v.strictObject({
  establishmentDollars: browserSetting(dollars, 395, 'Establishment fee; default 395.'),
  securityRegistrationDollars: browserSetting(dollars, 6, 'Security registration fee; default 6.'),
  monthlyAdminDollars: browserSetting(dollars, 8, 'Account administration fee a month; default 8.'),
  dealerAgencyDollars: browserSetting(dollars, 912.25, 'Dealer agency fee; default 912.25.'),
})

/** Finance of a site. */
export const financeSchema = v.pipe(
  v.strictObject({
    provider: browserSetting(slug, 'youx', 'Key of the lender shown; default youx (CFG-059).'),
    providers: browserSetting(
      v.array(financeProviderSchema),
      [{ key: 'youx', name: 'YouX', eligibility: 'age-limited' }],
      'The lenders of the site with their rules; default YouX, age-limited (CFG-060, D-46).',
    ),
    calculator: browserSetting(
      calculatorSchema,
      {},
      'Limits and first values of the calculator (CFG-061 to CFG-067).',
    ),
    brandFees: browserSetting(
      v.nullable(brandFeesSchema),
      null,
      "Fees named in a brand's finance text, not added to the principal; default none, {} takes $395, $6, $8 and $912.25 (CFG-070, D-83).",
    ),
    moneyPresetsDollars: browserSetting(
      v.pipe(v.array(dollars), v.minLength(1, 'must hold at least one amount')),
      [5000, 10000, 20000, 30000, 40000, 50000, 60000, 70000],
      'Quick choices of the money field; default $5,000 to $70,000 (CFG-071).',
    ),
    getFinanceCallToAction: browserSetting(
      v.boolean(),
      false,
      "'Get Finance Now' page for visitors without a car; default off (CFG-072, D-91).",
    ),
    entry: browserSetting(
      v.picklist(['page', 'popup', 'modal']),
      'page',
      "Where finance buttons lead: the page (default), the 4-step popup, or the 'Finance Enquiry' modal (CFG-073).",
    ),
    personalised: browserSetting(
      v.boolean(),
      false,
      'Personalised finance for signed-in visitors; default off (CFG-074).',
    ),
    alternateProviderPage: browserSetting(
      v.nullable(freePath),
      null,
      'Gated finance page of an alternate credit provider; default off (CFG-075).',
    ),
    alternateProvider: browserSetting(
      v.nullable(slug),
      null,
      'Key of the lender of that page, one of finance.providers; default the lender of the site (CFG-075).',
    ),
    defaultDisclaimer: browserSetting(
      v.nullable(text),
      null,
      'Finance disclaimer of cars whose lender gives none; default no section (D-53).',
    ),
    termsUrl: browserSetting(v.nullable(linkHref), null, "The lender's terms; default none."),
  }),
  v.forward(
    v.partialCheck(
      [['provider'], ['providers']],
      ({ provider, providers }) => providers.some(({ key }) => key === provider),
      'must be the key of one of finance.providers',
    ),
    ['provider'],
  ),
  v.forward(
    v.partialCheck(
      [['alternateProvider'], ['providers']],
      ({ alternateProvider, providers }) =>
        alternateProvider === null || providers.some(({ key }) => key === alternateProvider),
      'must be the key of one of finance.providers',
    ),
    ['alternateProvider'],
  ),
)

/** Finance of a site. */
export type FinanceConfig = v.InferOutput<typeof financeSchema>
