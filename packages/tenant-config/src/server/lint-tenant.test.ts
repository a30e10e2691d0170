import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anExampleFile, aSite } from '../testing/a-site.ts'
import { lintTenant, lintTenantDirectory } from './index.ts'

const now = new Date('2026-11-20T14:30:00Z')
const lint = (site: ReturnType<typeof aSite>) => lintTenant(site, now, {})
const pathsOf = (site: ReturnType<typeof aSite>) => lint(site).map(({ path }) => path)

const withoutLicence = (
  location_type: '' | 'sales' | 'used' | 'service' | 'parts',
  visible = true,
) =>
  aSite({
    dealerships: [{ id: 1, slug: 'example-motors', name: 'Example Motors' }],
    locations: (anExampleFile.locations ?? []).map((location) => ({
      ...location,
      location_type,
      visible,
    })),
  })

const withRates = (expires: string) =>
  aSite({
    finance: {
      providers: [
        {
          key: 'youx',
          name: 'YouX',
          eligibility: 'age-limited',
          comparison: {
            text: 'Comparison rate of {comparisonRate} %.',
            ratePercent: 6.29,
            comparisonRatePercent: 8.19,
            asOf: '2026-07-01',
            expires,
          },
        },
      ],
    },
  })

describe('lintTenant', () => {
  it('finds nothing in a site that is in order', () => {
    expect(lint(aSite())).toEqual([])
  })

  it('reports pictures at a host that images.hosts does not list [D-78]', () => {
    const url = 'https://cdn.example/picture.jpg'
    const pictured = (hosts: string[]) =>
      aSite({
        images: { hosts },
        logo: { url, alt: 'Example', width: 120, height: 40 },
        makeLogos: { Toyota: url, Kia: '/tenant-assets/kia.svg' },
        content: {
          hero: { picture: { url } },
          home: {
            slides: [{ id: 'utes', name: 'Utes', picture: url }],
            bodyPictures: { SUV: url },
          },
        },
        offers: [{ slug: 'utes', title: 'Utes', text: 'Text.', picture: { url } }],
      })
    expect(pathsOf(pictured(['cdn.example']))).toEqual([])
    expect(lint(pictured([]))).toEqual(
      [
        'logo.url',
        'makeLogos.Toyota',
        'content.hero.picture.url',
        'content.home.slides[0].picture',
        'content.home.bodyPictures.SUV',
        'offers[0].picture.url',
      ].map((path) => ({
        rule: 'hidden-picture',
        severity: 'warning',
        path,
        message: `${path} is not shown: images.hosts does not list the host of ${url}.`,
      })),
    )
  })

  it('asks selling locations for a licence number of their own or of their dealership [D-99]', () => {
    for (const type of ['', 'sales', 'used'] as const) {
      expect(pathsOf(withoutLicence(type))).toEqual(['locations[0].dealer_license_number'])
    }
    for (const type of ['service', 'parts'] as const)
      expect(pathsOf(withoutLicence(type))).toEqual([])
    expect(pathsOf(withoutLicence('sales', false))).toEqual([])
  })

  it('reports rates after their last day in the time zone of the site [D-97]', () => {
    expect(pathsOf(withRates('2026-11-21'))).toEqual([])
    expect(pathsOf(withRates('2026-11-20'))).toEqual(['finance.providers[0].comparison.expires'])
  })

  it('reports a brand colour that white text cannot be read on', () => {
    const lightColor = lint(aSite({ brand: { color: '#f2b01e' } }))
    expect(lightColor).toMatchObject([{ rule: 'poor-contrast', path: 'brand.color' }])
    const darkColor = lint(aSite({ brand: { color: '#0b4f6c', accentColor: '#f2b01e' } }))
    expect(darkColor).toEqual([])
    const accent = { color: '#0b4f6c', accentColor: '#f2b01e', actionColor: 'accent' } as const
    expect(pathsOf(aSite({ brand: accent }))).toEqual(['brand.accentColor'])
  })

  it('takes a light brand colour on dark pages, whose buttons have dark text', () => {
    const gold = { color: '#c2a46b' } as const
    expect(pathsOf(aSite({ brand: gold }))).toEqual(['brand.color'])
    expect(pathsOf(aSite({ brand: { ...gold, surface: 'dark' } }))).toEqual([])
  })

  it('warns that the counter by formula is not a count of sales [D-107]', () => {
    expect(pathsOf(aSite({ salesCounter: { enabled: true } }))).toEqual(['salesCounter.source'])
    expect(pathsOf(aSite({ salesCounter: { enabled: true, source: 'leads' } }))).toEqual([])
    expect(pathsOf(aSite({ salesCounter: { enabled: false } }))).toEqual([])
  })

  it('warns of a consent that the file ticks beforehand, not of the default [D-68]', () => {
    const findings = (written: unknown) => lintTenant(aSite(), now, written).map(({ path }) => path)
    expect(findings({ forms: { optInDefault: true } })).toEqual(['forms.optInDefault'])
    for (const written of [{}, { forms: {} }, { forms: { optInDefault: false } }])
      expect(findings(written)).toEqual([])
  })

  it.each<[string, object, string[]]>([
    ['Drive away, no more to pay', {}, ['priceTypes']],
    ['Drive away, no more to pay', { priceTypes: ['Drive Away'] }, []],
    ['3 month warranty', {}, ['carTypes']],
    ['3 month warranty', { carTypes: ['used'] }, []],
    ['Free checks on cars under 8 years old', {}, ['maxAgeMonths']],
    ['Free checks on cars under 8 years old', { maxAgeMonths: 95 }, []],
    ['Free checks up to 90,000 km', {}, ['maxKm']],
    ['Free checks up to 90,000 km', { maxKm: 90_000 }, []],
    ['{warranty}', { carTypes: ['used'] }, ['maxAgeMonths']],
    ['{warranty}', { carTypes: ['new'] }, []],
    ['Ring and a person answers', {}, []],
  ])('of the promise %j with %j asks for %j [D-115]', (text, when, missing) => {
    const site = aSite({
      warranty: { used: 'Cover on cars up to 8 years old', new: 'Cover by the maker' },
      vehiclePage: { trustLines: [{ text: 'A handshake' }, { text, when }] },
    })
    expect(lint(site).map(({ rule, path }) => [rule, path])).toEqual(
      missing.map((name) => ['broad-promise', `vehiclePage.trustLines[1].when.${name}`]),
    )
  })
})

describe('deposits', () => {
  it.each([
    [['demo'], ['cars.example.com.au'], ['reserve.paymentProcessors[0]']],
    [['stripe', 'demo'], ['a.localhost', 'cars.example.com.au'], ['reserve.paymentProcessors[1]']],
    [['demo'], ['localhost', 'a.localhost'], []],
    [['stripe'], ['cars.example.com.au'], []],
  ])('through %j on %j warn at %j', (paymentProcessors, domains, paths) => {
    const findings = lint(aSite({ domains, reserve: { paymentProcessors } }))
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual(
      paths.map((path) => ['no-money', path]),
    )
  })
})

describe('lintTenantDirectory', () => {
  it('reports unknown keys, licences, rates, contrast and legal risk of each file [PLUS-046]', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tenants-'))
    const bad = {
      ...anExampleFile,
      id: 'bad',
      domains: ['bad.localhost'],
      dealerships: [{ id: 1, slug: 'example-motors', name: 'Example Motors' }],
      brand: { color: '#ffd400' },
      forms: { optInDefault: true },
      salesCounter: { enabled: true },
      finance: {
        providers: [
          {
            key: 'youx',
            name: 'YouX',
            eligibility: 'weekly',
            comparison: {
              text: 'Comparison rate of {comparisonRate} %.',
              ratePercent: 6.29,
              comparisonRatePercent: 8.19,
              asOf: '2025-07-01',
              expires: '2025-12-31',
            },
          },
        ],
      },
    }
    await writeFile(join(directory, 'bad.json'), JSON.stringify(bad))
    await writeFile(join(directory, 'good.json'), JSON.stringify(anExampleFile))
    await writeFile(join(directory, 'odd.json'), JSON.stringify({ ...anExampleFile, colums: 4 }))
    const reports = await lintTenantDirectory(directory, now)
    expect(reports.map(({ file, findings }) => [file, findings.map(({ rule }) => rule)])).toEqual([
      [
        'bad.json',
        ['missing-licence', 'expired-rates', 'poor-contrast', 'legal-risk', 'legal-risk'],
      ],
      ['good.json', []],
      ['odd.json', ['invalid']],
    ])
    expect(reports[2]?.findings).toEqual([
      {
        rule: 'invalid',
        severity: 'error',
        path: 'colums',
        message: 'colums is not a known setting.',
      },
    ])
  })

  it('reports a host name or an id that another file has [PLUS-046]', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tenants-'))
    const first = { ...anExampleFile, id: 'first', domains: ['one.example'] }
    const second = { ...anExampleFile, id: 'first', domains: ['two.example', 'one.example'] }
    await writeFile(join(directory, 'a.json'), JSON.stringify(first))
    await writeFile(join(directory, 'b.json'), JSON.stringify(second))
    const [a, b] = await lintTenantDirectory(directory, new Date('2026-11-20T00:00:00Z'))
    expect(a?.findings.filter(({ rule }) => rule === 'invalid')).toEqual([])
    expect(b?.findings.filter(({ rule }) => rule === 'invalid')).toEqual([
      {
        rule: 'invalid',
        severity: 'error',
        path: 'id',
        message: 'id claims the id first, which a.json already has.',
      },
      {
        rule: 'invalid',
        severity: 'error',
        path: 'domains[1]',
        message: 'domains[1] claims the host name one.example, which a.json already has.',
      },
    ])
  })

  it('reports a broken content file of a tenant, and its hidden picture, under its name [D-74]', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tenants-'))
    await writeFile(join(directory, 'good.json'), JSON.stringify(anExampleFile))
    await mkdir(join(directory, 'good'))
    await writeFile(join(directory, 'good/about-us.md'), '---\ntitel: Us\n---\n')
    const hero = 'hero:\n  url: https://cdn.example/yard.jpg\n'
    await writeFile(join(directory, 'good/brands.md'), `---\n${hero}---\nOur brands.`)
    const [report] = await lintTenantDirectory(directory, now)
    expect(report?.findings).toMatchObject([
      { rule: 'hidden-picture', severity: 'warning', path: 'brands.md: hero.url' },
      { rule: 'invalid', severity: 'error', path: 'good/about-us.md: titel' },
    ])
  })
})

describe('offers', () => {
  it('that are over are reported, those that have not begun are not [SITE-040]', () => {
    const offer = { slug: 'one', title: 'One', text: 'A thing for less.' }
    const future = { ...offer, slug: 'two', from: '2999-01-01', until: '2999-02-01' }
    const findings = lint(aSite({ offers: [future, { ...offer, until: '2020-01-31' }] }))
    expect(findings).toMatchObject([
      { rule: 'ended-offer', severity: 'warning', path: 'offers[1].until' },
    ])
  })
})
