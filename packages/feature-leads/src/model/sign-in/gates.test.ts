import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  findGateRedirect,
  formatSignInPath,
  GATES,
  type GateName,
  readSignInTarget,
} from './gates.ts'

const open = aSite()
const visit = (gate: GateName, site = open) =>
  findGateRedirect(gate, { site, isSignedIn: false, path: '/page?a=1&b=2', back: '/cars/x?y=1' })
const closedAt = (type: GateName) =>
  `/sign-in?type=${type}&redirect=%2Fpage%3Fa%3D1%26b%3D2&back=%2Fcars%2Fx%3Fy%3D1`

describe('findGateRedirect', () => {
  it('leads to sign-in with type, redirect and back [SITE-086] [D-62]', () => {
    expect(visit('watchlist')).toBe(closedAt('watchlist'))
  })

  it.each([
    ['spin-to-win', 'SITE-081'],
    ['online-payment', 'SITE-082'],
    ['alternate-finance', 'SITE-083'],
    ['garage', 'SITE-084'],
  ] as const)('closes %s at every site [%s]', (gate, _row) => {
    expect(visit(gate)).toBe(closedAt(gate))
  })

  it('closes checkout where the site says so, and no other page then [SITE-079] [CFG-085]', () => {
    const site = aSite({ gates: { checkout: true } })
    expect(visit('checkout')).toBeNull()
    expect(visit('checkout', site)).toBe(closedAt('checkout'))
    expect(visit('trade-in', site)).toBeNull()
  })

  it('closes finance where it is personalised [SITE-080] [CFG-074]', () => {
    expect(visit('finance')).toBeNull()
    expect(visit('finance', aSite({ finance: { personalised: true } }))).toBe(closedAt('finance'))
  })

  it('closes trade-in and sell-my-car where the site says so alone [SITE-085] [CFG-086]', () => {
    expect([visit('trade-in'), visit('sell-my-car')]).toEqual([null, null])
    const site = aSite({ gates: { tradeIn: true } })
    expect(visit('trade-in', site)).toBe(closedAt('trade-in'))
    expect(visit('sell-my-car', site)).toBeNull()
    expect(visit('sell-my-car', aSite({ gates: { sellMyCar: true } }))).toBe(
      closedAt('sell-my-car'),
    )
  })

  it('lets in who is signed in, through every gate', () => {
    const site = aSite({ gates: { checkout: true, tradeIn: true, sellMyCar: true } })
    for (const gate of Object.keys(GATES) as GateName[])
      expect(findGateRedirect(gate, { site, isSignedIn: true, path: '/', back: '/' })).toBeNull()
  })

  it('goes on to no other site', () => {
    const outside = {
      site: open,
      isSignedIn: false,
      path: '//evil.example',
      back: '/\\evil.example',
    }
    expect(findGateRedirect('garage', outside)).toBe('/sign-in?type=garage&redirect=%2F&back=%2F')
  })
})

describe('readSignInTarget', () => {
  it('is what formatSignInPath says [SITE-032]', () => {
    const target = { type: 'finance', redirect: '/finance?car_id=1&a=b', back: '/cars/x' } as const
    const path = formatSignInPath(target)
    expect(path).toBe(
      '/sign-in?type=finance&redirect=%2Ffinance%3Fcar_id%3D1%26a%3Db&back=%2Fcars%2Fx',
    )
    expect(readSignInTarget(new URL(path, 'http://site.invalid').searchParams)).toEqual(target)
  })

  it('leads home where nothing, an unknown gate or the sign-in page is named', () => {
    const home = { type: null, redirect: '/', back: '/' }
    for (const query of [
      '',
      'type=toString',
      'type=admin&redirect=%2Fsign-in%3Fredirect%3D%252Fsign-in&back=/sign-in/',
    ])
      expect(readSignInTarget(new URLSearchParams(query))).toEqual(home)
  })
})
