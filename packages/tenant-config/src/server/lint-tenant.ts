import { type ContrastPair, createContrastReport, measureContrastRatio } from '@forecourt/tokens'
import * as v from 'valibot'
import type { ConfigProblem, Site, SiteCheck, SiteLocation } from '../model/index.ts'
import { type ContentRefusal, readContentPages } from './content-file.ts'
import { findHiddenPictures } from './hidden-pictures.ts'
import { readStem, readTenantDirectory } from './tenant-directory.ts'
import { parseTenantFile, writtenSettings } from './tenant-file.ts'
import { findClaimProblems } from './tenant-roster.ts'

/** One thing a dealer should look at. */
export interface LintFinding {
  rule:
    | 'invalid'
    | 'missing-licence'
    | 'expired-rates'
    | 'ended-offer'
    | 'poor-contrast'
    | 'legal-risk'
    | 'broad-promise'
    | 'no-money'
    | 'hidden-picture'
  /** An error must be mended before the site is shown; a warning is for the dealer to decide. */
  severity: 'error' | 'warning'
  /** Path of the key, such as `locations[0].dealer_license_number`. */
  path: string
  /** A sentence that names the key. */
  message: string
}

/** The findings of one tenant file; none means the file is in order. */
export interface LintReport {
  /** Name of the file. */
  file: string
  findings: LintFinding[]
}

/**
 * Things a dealer should look at in a valid site: selling locations without a licence number, rates
 * past their last day, offers that are over, colours that cannot be read, settings with legal risk,
 * promises beside the price that would stand at cars they are not true of, deposits that nobody takes, and
 * pictures that no browser loads.
 * @param now decides which rates are past, in the time zone of the site
 * @param written the settings its file spells out; a default is the platform's choice, not the
 *   dealer's, and gives no warning
 * Source: PLUS-046, D-68, D-99, D-107, D-115
 */
export function lintTenant(site: Site, now: Date, written: unknown): LintFinding[] {
  return [
    ...missingLicences(site),
    ...expiredRates(site, now),
    ...endedOffers(site, now),
    ...poorContrast(site),
    ...legalRisks(site, written),
    ...broadPromises(site),
    ...unpaidDeposits(site),
    ...hiddenPictures(site),
  ]
}

/**
 * Lints every tenant file of a folder; what makes a file unusable, such as an unknown key, comes
 * first.
 * @param checks of the features, beyond those of the schema
 * @throws Error when the folder cannot be read
 * Source: PLUS-046, D-81
 */
export async function lintTenantDirectory(
  directory: string,
  now: Date,
  checks: readonly SiteCheck[] = [],
): Promise<LintReport[]> {
  const { tenants, themes, contents } = await readTenantDirectory(directory)
  const before: { file: string; site: Site }[] = []
  return tenants.map((file) => {
    const parsed = parseTenantFile(file, themes, checks)
    const claims = parsed.ok ? findClaimProblems(parsed.site, before) : []
    const own = contents.filter(({ name }) => name.startsWith(`${readStem(file.name)}/`))
    const content = readContentPages(own, {})
    const lint = (site: Site) =>
      lintTenant({ ...site, pages: content.pages }, now, writtenSettings(file, themes))
    const findings = parsed.ok
      ? [...refusals(claims), ...lint(parsed.site)]
      : refusals(parsed.problems)
    if (parsed.ok && claims.length === 0) before.push({ file: file.name, site: parsed.site })
    return { file: file.name, findings: [...findings, ...content.refusals.flatMap(inContentFile)] }
  })
}

function refusals(problems: readonly ConfigProblem[]): LintFinding[] {
  return problems.map((problem) => ({ rule: 'invalid', severity: 'error', ...problem }))
}

function inContentFile({ file, problems }: ContentRefusal): LintFinding[] {
  return problems.map(({ path, message }) => ({
    rule: 'invalid',
    severity: 'error',
    path: path === '' ? file : `${file}: ${path}`,
    message: `${file}: ${message}`,
  }))
}

const sells = ({ location_type, visible }: SiteLocation): boolean =>
  visible && (location_type === '' || location_type === 'sales' || location_type === 'used')

function missingLicences(site: Site): LintFinding[] {
  return site.locations.flatMap((location, index) => {
    const dealership = site.dealerships.find(({ slug }) => slug === location.dealership_slug)
    const licence = location.dealer_license_number || dealership?.dealerLicenceNumber
    if (!sells(location) || licence?.trim()) return []
    const path = `locations[${index}].dealer_license_number`
    return [
      {
        rule: 'missing-licence',
        severity: 'error',
        path,
        message: `${path} is missing: ${location.name} sells vehicles and must show its dealer licence number.`,
      },
    ]
  })
}

/** "2026-11-22" where the site is. */
const todayOf = ({ timeZone }: Site, now: Date): string =>
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- a command, once for each site
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

function expiredRates(site: Site, now: Date): LintFinding[] {
  const today = todayOf(site, now)
  return site.finance.providers.flatMap(({ name, comparison }, index) => {
    if (comparison === null || comparison.expires >= today) return []
    const path = `finance.providers[${index}].comparison.expires`
    return [
      {
        rule: 'expired-rates',
        severity: 'error',
        path,
        message: `${path} is past: the rates of ${name} ended on ${comparison.expires}, so no repayment is shown.`,
      },
    ]
  })
}

function endedOffers(site: Site, now: Date): LintFinding[] {
  const today = todayOf(site, now)
  return site.offers.flatMap(({ title, until }, index) => {
    if (until === null || until.slice(0, 10) >= today) return []
    const path = `offers[${index}].until`
    return [
      {
        rule: 'ended-offer',
        severity: 'warning',
        path,
        message: `${path} is past: "${title}" ended on ${until}, so it is not shown.`,
      },
    ]
  })
}

function poorContrast(site: Site): LintFinding[] {
  const unreadable = createContrastReport(site.brand).filter(({ passes }) => !passes)
  return [...unreadable.map(toContrastFinding), ...adjustedAction(site)]
}

const toContrastFinding = (pair: ContrastPair): LintFinding => ({
  rule: 'poor-contrast',
  severity: 'error',
  path: 'brand',
  message: `brand gives ${pair.foreground} on ${pair.background} a contrast of ${pair.ratio.toFixed(1)} to 1 on ${pair.surface} ground; ${pair.minimum} is needed.`,
})

/** Least contrast of text with its ground, WCAG 2.2 AA. */
const textContrast = 4.5

function adjustedAction({ brand }: Site): LintFinding[] {
  // On dark pages buttons take the colour as it is, with dark text.
  if (brand.actionColor === 'neutral' || brand.surface === 'dark') return []
  const takesAccent = brand.actionColor === 'accent' && brand.accentColor !== undefined
  const path = takesAccent ? 'brand.accentColor' : 'brand.color'
  const color = takesAccent ? (brand.accentColor ?? brand.color) : brand.color
  const ratio = measureContrastRatio(color, '#ffffff')
  if (ratio >= textContrast) return []
  return [
    {
      rule: 'poor-contrast',
      severity: 'warning',
      path,
      message: `${path} has a contrast of ${ratio.toFixed(1)} to 1 with white text; buttons and links show a darker shade of it.`,
    },
  ]
}

function legalRisks(site: Site, written: unknown): LintFinding[] {
  const risk = (path: string, message: string): LintFinding => ({
    rule: 'legal-risk',
    severity: 'warning',
    path,
    message: `${path} ${message}`,
  })
  return [
    ...(site.salesCounter.enabled && site.salesCounter.source === 'formula'
      ? [
          risk(
            'salesCounter.source',
            'shows a figure that is not a count of sales; "leads" or "stock" shows a real count.',
          ),
        ]
      : []),
    ...(ticksConsent(written)
      ? [
          risk(
            'forms.optInDefault',
            'ticks the marketing consent beforehand; a box the visitor ticks is clearer proof of consent under the Spam Act.',
          ),
        ]
      : []),
  ]
}

const ticksConsentSchema = v.object({ forms: v.object({ optInDefault: v.literal(true) }) })

/** True where the file itself ticks the consent beforehand (D-68). */
const ticksConsent = (written: unknown): boolean => v.is(ticksConsentSchema, written)

type TrustLine = Site['vehiclePage']['trustLines'][number]

/** Words of a promise that only some cars keep, and the condition that would say which. */
const narrowWords: readonly {
  words: RegExp
  condition: string
  isSet: (when: TrustLine['when']) => boolean
}[] = [
  {
    words: /drive[ -]?away|price you (?:see|pay)|on[ -]?roads? included/i,
    condition: 'priceTypes',
    isSet: ({ priceTypes }) => priceTypes.length > 0,
  },
  {
    words: /warrant|guarantee/i,
    condition: 'carTypes',
    isSet: ({ carTypes }) => carTypes.length > 0,
  },
  {
    words: /(?:up to|under|less than|below) (?:\d+|\w+) (?:years?|months?)(?: old)?/i,
    condition: 'maxAgeMonths',
    isSet: ({ maxAgeMonths }) => maxAgeMonths !== null,
  },
  {
    words: /(?:up to|under|less than|below) [\d,]+ ?km/i,
    condition: 'maxKm',
    isSet: ({ maxKm }) => maxKm !== null,
  },
]

/** A promise with the warranty texts it may stand for. */
function promised({ text, when: { carTypes } }: TrustLine, { warranty }: Site): string {
  const isFor = (type: 'used' | 'new' | 'demo') => carTypes.length === 0 || carTypes.includes(type)
  const texts = [
    ...(isFor('used') ? [warranty.used] : []),
    ...(isFor('new') || isFor('demo') ? [warranty.new ?? ''] : []),
  ]
  return text.replaceAll('{warranty}', `warranty: ${texts.join('; ')}`)
}

function broadPromises(site: Site): LintFinding[] {
  return site.vehiclePage.trustLines.flatMap((line, index) =>
    narrowWords
      .filter(({ words, isSet }) => words.test(promised(line, site)) && !isSet(line.when))
      .map(({ condition }): LintFinding => {
        const path = `vehiclePage.trustLines[${index}].when.${condition}`
        return {
          rule: 'broad-promise',
          severity: 'warning',
          path,
          message: `${path} is not set: "${line.text}" stands beside the price of cars it may not be true of.`,
        }
      }),
  )
}

/** The processor that moves no money. */
const DEMO_PROCESSOR = 'demo'

const hiddenPictures = (site: Site): LintFinding[] =>
  findHiddenPictures(site).map((problem) => ({
    rule: 'hidden-picture',
    severity: 'warning',
    ...problem,
  }))

const isPublicHost = (host: string): boolean => host !== 'localhost' && !host.endsWith('.localhost')

/** On a machine of one's own the demo processor is what one wants. */
function unpaidDeposits({ reserve, domains }: Site): LintFinding[] {
  const index = reserve.paymentProcessors.indexOf(DEMO_PROCESSOR)
  const host = domains.find(isPublicHost)
  if (index < 0 || host === undefined) return []
  const path = `reserve.paymentProcessors[${index}]`
  return [
    {
      rule: 'no-money',
      severity: 'warning',
      path,
      message: `${path} is "${DEMO_PROCESSOR}", which moves no money: visitors of ${host} would reserve without paying.`,
    },
  ]
}
