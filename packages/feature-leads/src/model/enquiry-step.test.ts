import { describe, expect, it } from 'vitest'
import { findStepIndex, findStepOfField, listEnquirySteps, moveStep } from './enquiry-step.ts'

const steps = listEnquirySteps('Test Drive')
const press = (index: number, errors = {}, isBack = false) =>
  moveStep({ steps, index, isBack, errors })

describe('listEnquirySteps', () => {
  it('asks for a test drive in two steps, when and where before the details', () => {
    expect(steps.map(({ title }) => title)).toEqual(['When and where', 'Your details'])
    expect(findStepOfField(steps, 'appointment_time')).toBe(0)
    expect(findStepOfField(steps, 'distribution_location')).toBe(0)
    expect(findStepOfField(steps, 'email')).toBe(1)
  })

  it.each(['Vehicle Enquiry', 'Photo Request', 'Careers Enquiry', ''])(
    'asks for a %s in one step',
    (category) => {
      expect(listEnquirySteps(category)).toHaveLength(1)
      expect(findStepOfField(listEnquirySteps(category), 'appointment_date')).toBe(0)
    },
  )

  it('begins at the first step when a step is unknown', () => {
    expect(findStepIndex(steps, 'details')).toBe(1)
    expect(findStepIndex(steps, 'payment')).toBe(0)
    expect(findStepIndex(steps, '')).toBe(0)
  })
})

describe('moveStep', () => {
  it('goes to the next step until the last one, which sends [LEAD-005]', () => {
    expect(press(0, { email: 'This is a required field.' })).toEqual({
      kind: 'show',
      index: 1,
      fields: {},
    })
    expect(press(1)).toEqual({ kind: 'send', fields: {} })
    expect(
      moveStep({ steps: listEnquirySteps(''), index: 0, isBack: false, errors: {} }).kind,
    ).toBe('send')
  })

  it('stays at a step with a mistake and shows the mistakes of that step alone', () => {
    const errors = { appointment_time: 'x', email: 'y' }
    expect(press(0, errors)).toEqual({ kind: 'show', index: 0, fields: { appointment_time: 'x' } })
    expect(press(1, { email: 'y', name: 'z' })).toEqual({
      kind: 'show',
      index: 1,
      fields: { email: 'y', name: 'z' },
    })
  })

  it('goes back to a former step that has become wrong meanwhile', () => {
    expect(press(1, { appointment_time: 'gone', email: 'y' })).toEqual({
      kind: 'show',
      index: 0,
      fields: { appointment_time: 'gone' },
    })
  })

  it('goes back without asking for anything, and not before the first step', () => {
    expect(press(1, { email: 'y' }, true)).toEqual({ kind: 'show', index: 0, fields: {} })
    expect(press(0, {}, true)).toEqual({ kind: 'show', index: 0, fields: {} })
  })
})
