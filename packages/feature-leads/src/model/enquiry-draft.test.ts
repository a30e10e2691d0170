import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../testing/leads.ts'
import { aStorage } from '../testing/storage.ts'
import { readEnquiryDraft, restoreDraft, writeEnquiryDraft } from './enquiry-draft.ts'
import { createEnquiryForm } from './enquiry-form.ts'

const draft = { values: { name: 'Ann' }, pendingKey: null, sentKey: null }

describe('writeEnquiryDraft', () => {
  it('keeps the drafts of several forms apart and forgets one at a time', () => {
    const storage = aStorage()
    writeEnquiryDraft(storage, 'harbour', '/contact', draft)
    writeEnquiryDraft(storage, 'harbour', '/cars/x/enquire', { ...draft, pendingKey: 'k' })
    expect(readEnquiryDraft(storage, 'harbour', '/contact')).toEqual(draft)
    expect(readEnquiryDraft(storage, 'ridgeline', '/contact')).toBeNull()
    writeEnquiryDraft(storage, 'harbour', '/contact', null)
    expect(readEnquiryDraft(storage, 'harbour', '/contact')).toBeNull()
    expect(readEnquiryDraft(storage, 'harbour', '/cars/x/enquire')?.pendingKey).toBe('k')
    writeEnquiryDraft(storage, 'harbour', '/cars/x/enquire', null)
    expect(storage.size()).toBe(0)
  })

  it.each(['{', '{"v":1,"data":{"/contact":7}}', '{"v":1,"data":{"/contact":{"values":7}}}'])(
    'takes the stored text %j for no draft [DATA-063]',
    (text) => {
      const storage = aStorage({ 'harbour:enquiry-draft': text })
      expect(readEnquiryDraft(storage, 'harbour', '/contact')).toBeNull()
    },
  )
})

describe('restoreDraft', () => {
  const { fields } = createEnquiryForm(aSite())

  it('restores shown fields and the opt-in, and leaves hidden ones as they are', () => {
    const values = { name: 'Bob', opt_in: false, car_id: 9, stock_number: 'OLD' }
    const present = anEnquiry({ name: '', car_id: 1, stock_number: 'NEW' })
    expect(restoreDraft(present, { values, pendingKey: null }, fields)).toMatchObject({
      name: 'Bob',
      opt_in: false,
      car_id: 1,
      stock_number: 'NEW',
    })
  })

  it('leaves a verified phone as it is [SITE-030]', () => {
    const subject = { kind: 'finance', isPhoneVerified: true } as const
    const verified = createEnquiryForm(aSite(), subject).fields
    const values = { name: 'Bob', phone: '0499999999' }
    const present = anEnquiry({ name: '', phone: '0412345678' })
    const draftOf = (of: typeof fields) => restoreDraft(present, { values, pendingKey: null }, of)
    expect(draftOf(verified)).toMatchObject({ name: 'Bob', phone: '0412345678' })
    expect(draftOf(createEnquiryForm(aSite(), { kind: 'finance' }).fields).phone).toBe('0499999999')
  })

  it('leaves out values of another kind', () => {
    const values = { name: 7, opt_in: 'yes', message: null }
    expect(restoreDraft(anEnquiry(), { values, pendingKey: null }, fields)).toEqual(anEnquiry())
  })
})
