import type { Car } from '@forecourt/stock/model'
import { type Features, isFeatureOn, type Plugins, type Site } from '@forecourt/tenant-config/model'
import { findRegistration, type RegistrationSite, UNREGISTERED } from './registration.ts'

/** Part of a site that decides which checks a used vehicle has. */
export interface UsedCarChecksSite extends RegistrationSite {
  features: Features
  plugins: Plugins
  vehiclePage: RegistrationSite['vehiclePage'] & Pick<Site['vehiclePage'], 'reports'>
}

/** A document of a check. */
export interface CheckDocument {
  href: string
  /** Text of its link. */
  label: string
}

/** One thing that is known about a used vehicle's past or state. */
export interface UsedCarCheck {
  kind: 'history' | 'ppsr' | 'analysis' | 'certified' | 'registration'
  title: string
  /** One sentence about it. */
  text: string
  /** Text there is to read. Default nothing. */
  document?: CheckDocument
}

type Check = UsedCarCheck | null

function historyCheck({ file }: Car): Check {
  if (!file?.trim()) return null
  return {
    kind: 'history',
    title: 'Vehicle history',
    text: 'What the records say about its past, in one report.',
    document: { href: file, label: 'Open history report' },
  }
}

/**
 * Address of a report on one vehicle; null when the site has none or the vehicle lacks what its
 * address names.
 * @param template with `{id}`, `{slug}`, `{vin}`, `{regplate}` or `{stocknum}`
 * Source: D-88
 */
export function formatReportHref(template: string | null, car: Car): string | null {
  if (template === null) return null
  let isWhole = true
  const href = template.replace(/\{(id|slug|vin|regplate|stocknum)\}/g, (_, field) => {
    const value = car[field as 'id' | 'slug' | 'vin' | 'regplate' | 'stocknum']
    isWhole &&= value !== null && String(value).trim() !== ''
    return encodeURIComponent(String(value))
  })
  return isWhole ? href : null
}

function ppsrCheck(car: Car, site: UsedCarChecksSite): Check {
  const href = formatReportHref(site.vehiclePage.reports.ppsr, car)
  if (href === null || !isFeatureOn(site, 'ppsrReport')) return null
  return {
    kind: 'ppsr',
    title: 'PPSR',
    text: 'Whether money is owing on it, or it was stolen or written off, on the national register.',
    document: { href, label: 'Download PPSR report' },
  }
}

function analysisCheck(car: Car, site: UsedCarChecksSite): Check {
  const href = formatReportHref(site.vehiclePage.reports.carAnalysis, car)
  if (href === null || !isFeatureOn(site, 'carAnalysis')) return null
  return {
    kind: 'analysis',
    title: 'Car analysis',
    text: 'How this one compares with others of its kind.',
    document: { href, label: 'Download car analysis' },
  }
}

function certifiedCheck(car: Car, site: UsedCarChecksSite): Check {
  if (!car.certified || !isFeatureOn(site, 'certifiedBadge')) return null
  const by = car.dealership_name ? ` by ${car.dealership_name}` : ''
  return { kind: 'certified', title: 'Certified', text: `Inspected and certified${by}.` }
}

function registrationCheck(car: Car, site: UsedCarChecksSite, now: Date): Check {
  const registration = findRegistration(car, site, now)
  if (registration === null) return null
  if (registration.kind === 'unregistered')
    return {
      kind: 'registration',
      title: UNREGISTERED,
      text: 'Its registration has ended. Ask us what it takes to register it again.',
    }
  return {
    kind: 'registration',
    title: 'Registered',
    text: `Until ${registration.until}.`,
  }
}

/**
 * Facts known about a used vehicle, in order; only checks that have data. Other vehicles have none.
 * Source: D-88, VDP-056, VDP-118, VDP-119
 */
export function listUsedCarChecks(car: Car, site: UsedCarChecksSite, now: Date): UsedCarCheck[] {
  if (car.car_type !== 'used') return []
  return [
    historyCheck(car),
    ppsrCheck(car, site),
    analysisCheck(car, site),
    certifiedCheck(car, site),
    registrationCheck(car, site, now),
  ].filter((check) => check !== null)
}
