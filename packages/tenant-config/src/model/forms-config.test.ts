import { describe, it } from 'vitest'
import { expectSetting } from './setting.contract.ts'

describe('forms', () => {
  it('requires an enquiry message unless configured off [CFG-076]', () => {
    expectSetting('forms.messageRequired', { fallback: true, accepts: [false], refuses: ['no'] })
  })

  it('shows the dealership select unless it is hidden [CFG-077]', () => {
    expectSetting('forms.dealershipSelectHidden', {
      fallback: false,
      accepts: [true],
      refuses: [1],
    })
  })

  it('has the location field off by default [CFG-078]', () => {
    expectSetting('forms.locationField', {
      fallback: false,
      accepts: [true],
      refuses: ['required'],
    })
  })

  it('asks for no postcode by default [CFG-079]', () => {
    expectSetting('forms.postcodeRequired', { fallback: false, accepts: [true], refuses: [4006] })
  })

  it('has no test drive terms by default [CFG-080]', () => {
    expectSetting('forms.testDriveTerms', {
      fallback: null,
      accepts: ['Bring your licence; drivers under 21 need an accompanying adult.'],
      refuses: ['', true],
    })
  })

  it('lists six enquiry categories by default [D-67]', () => {
    expectSetting('forms.categories', {
      fallback: [
        'General Enquiry',
        'Vehicle Enquiry',
        'Service Enquiry',
        'Parts Enquiry',
        'Finance Enquiry',
        'Careers Enquiry',
      ],
      accepts: [['General Enquiry', 'Vehicle Enquiry']],
      refuses: [[], 'General Enquiry'],
    })
  })

  it('starts the opt-in ticked unless configured off [D-68]', () => {
    expectSetting('forms.optInDefault', { fallback: true, accepts: [false], refuses: [null] })
  })
})
