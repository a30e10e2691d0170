import { describe, expect, it } from 'vitest'
import { contradictions } from './setting.contract.ts'

describe('forms', () => {
  it('requires an enquiry message unless configured off [CFG-076]', () => {
    expect(
      contradictions('forms.messageRequired', {
        fallback: true,
        accepts: [false],
        refuses: ['no'],
      }),
    ).toEqual([])
  })

  it('shows the dealership select unless it is hidden [CFG-077]', () => {
    expect(
      contradictions('forms.dealershipSelectHidden', {
        fallback: false,
        accepts: [true],
        refuses: [1],
      }),
    ).toEqual([])
  })

  it('has the location field off by default [CFG-078]', () => {
    expect(
      contradictions('forms.locationField', {
        fallback: false,
        accepts: [true],
        refuses: ['required'],
      }),
    ).toEqual([])
  })

  it('asks for no postcode by default [CFG-079]', () => {
    expect(
      contradictions('forms.postcodeRequired', {
        fallback: false,
        accepts: [true],
        refuses: [4006],
      }),
    ).toEqual([])
  })

  it('has no test drive terms by default [CFG-080]', () => {
    expect(
      contradictions('forms.testDriveTerms', {
        fallback: null,
        accepts: ['Bring your licence; drivers under 21 need an accompanying adult.'],
        refuses: ['', true],
      }),
    ).toEqual([])
  })

  it('lists six enquiry categories by default [D-67]', () => {
    expect(
      contradictions('forms.categories', {
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
      }),
    ).toEqual([])
  })

  it('offers five jobs of a workshop by default', () => {
    const jobs = [
      'Scheduled service',
      'Repairs',
      'Brakes and tyres',
      'Electrical and air conditioning',
      'Recall work',
    ]
    expect(
      contradictions('forms.workshopJobs', {
        fallback: jobs.map((job) => ({ value: job, label: job })),
        accepts: [[], [{ value: 'gas', label: 'Gas certificate' }]],
        refuses: [['Tyres'], [{ value: '', label: 'Tyres' }]],
      }),
    ).toEqual([])
  })

  it('starts the opt-in ticked unless configured off [D-68]', () => {
    expect(
      contradictions('forms.optInDefault', { fallback: true, accepts: [false], refuses: [null] }),
    ).toEqual([])
  })
})
