import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as kinds from './kinds/index.ts'
import {
  CAR_PAGE_KINDS,
  findEnquiryKind,
  findSentKind,
  formatLeadKind,
  LEAD_KINDS,
} from './lead-category.ts'

describe('formatLeadKind', () => {
  it.each([
    ['Test Drive', '', 'Test Drive'],
    ['Test Drive', 'Test drive cancelled', 'Test drive cancelled'],
    ['Trade In', '3. Offer Accepted', 'Trade In (3. Offer Accepted)'],
    ['General Enquiry', 'Online payment', 'General Enquiry (Online payment)'],
    ['', '', ''],
  ])('writes %j with %j as %j', (category, subcategory, words) => {
    expect(formatLeadKind({ category, subcategory })).toBe(words)
  })
})

describe('LEAD_KINDS', () => {
  it('are the files of the folder, each with a name and a category of its own [D-05]', () => {
    const files = readdirSync(join(import.meta.dirname, 'kinds')).filter(
      (file) => !/^(?:index|lead-kind)\.ts$|\.test\.ts$/.test(file),
    )
    expect(Object.keys(kinds)).toHaveLength(files.length)
    expect(new Set(LEAD_KINDS.map(({ key }) => key)).size).toBe(files.length)
    expect(new Set(LEAD_KINDS.map(({ category }) => category)).size).toBe(files.length)
  })

  it('hold those the platform tells apart at its endpoint [D-05]', () => {
    expect(LEAD_KINDS.map(({ category }) => category)).toEqual(
      expect.arrayContaining([
        'Vehicle Enquiry',
        'Test Drive',
        'Photo Request',
        'General Enquiry',
        'Finance Enquiry',
        'Trade In',
        'Reservation',
      ]),
    )
  })
})

describe('CAR_PAGE_KINDS', () => {
  it('have paths of their own below a vehicle, each behind its switch [D-82]', () => {
    const pages = CAR_PAGE_KINDS.map(({ carPage: { below, feature } }) => [below, feature])
    expect(pages).toEqual([
      ['/photos', 'requestPhotos'],
      ['/test-drive', 'testDrive'],
    ])
  })
})

describe('findSentKind', () => {
  it('knows a careers enquiry before and after it is renamed [LEAD-014]', () => {
    expect(findSentKind('Careers Enquiry', '')?.key).toBe('careers')
    expect(findSentKind('General Enquiry', 'Career Enquiry')?.key).toBe('careers')
    expect(findSentKind('General Enquiry', '')?.key).toBe('general')
  })
})

describe('findEnquiryKind', () => {
  it('gives the kind of a form [LEAD-001] [LEAD-002] [LEAD-003]', () => {
    expect(findEnquiryKind('photos').form.sendLabel).toBe('Request Photos')
  })
})
