import { describe, expect, it, vi } from 'vitest'
import type { FieldErrors } from './enquiry.ts'
import { createLeadSubmitter, type LeadAnswer, submitLead } from './submit-lead.ts'

const userData = { name: 'Ann' }
type Send = (data: typeof userData) => Promise<LeadAnswer>

describe('submitLead', () => {
  it('checks a step that is not the last and calls nothing [LEAD-005]', async () => {
    const send = vi.fn<Send>()
    const validate = vi.fn<(data: typeof userData) => FieldErrors>(() => ({}))
    expect(await submitLead({ userData, isLastStep: false, send, validate })).toEqual({})
    expect(validate).toHaveBeenCalledWith(userData)
    expect(send).not.toHaveBeenCalled()
  })

  it('gives the mistakes of a step and calls nothing', async () => {
    const send = vi.fn<Send>()
    const validate = () => ({ name: 'x' })
    expect(await submitLead({ userData, isLastStep: true, send, validate })).toEqual({
      fields: { name: 'x' },
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('sends once on the last step and gives the id [LEAD-011]', async () => {
    const send = vi.fn<Send>(async () => ({ lead_id: '1' }))
    expect(await submitLead({ userData, isLastStep: true, send })).toEqual({ lead_id: '1' })
    expect(send).toHaveBeenCalledExactlyOnceWith(userData)
  })

  it("gives the server's error, or 'An unexpected error occured' without one [LEAD-010]", async () => {
    const answering = (answer: object | null) => async () => answer
    const submit = async (send: () => Promise<object | null>) =>
      (await submitLead({ userData, isLastStep: true, send })).error
    expect(await submit(answering({ error: 'Out of paper' }))).toBe('Out of paper')
    expect(await submit(answering({}))).toBe('An unexpected error occured')
    expect(await submit(answering(null))).toBe('An unexpected error occured')
    expect(await submit(() => Promise.reject(new Error('secret')))).toBe(
      'An unexpected error occured',
    )
  })
})

describe('createLeadSubmitter', () => {
  it('ignores a second press while the first runs, and takes the next one [D-06]', async () => {
    let resolve: (answer: { lead_id: string }) => void = () => {}
    const promise = new Promise<{ lead_id: string }>((done) => {
      resolve = done
    })
    const send = vi.fn<Send>(() => promise)
    const submit = createLeadSubmitter<typeof userData>()
    const first = submit({ userData, isLastStep: true, send })
    expect(await submit({ userData, isLastStep: true, send })).toBeNull()
    resolve({ lead_id: '1' })
    expect(await first).toEqual({ lead_id: '1' })
    await submit({ userData, isLastStep: true, send })
    expect(send).toHaveBeenCalledTimes(2)
  })
})
