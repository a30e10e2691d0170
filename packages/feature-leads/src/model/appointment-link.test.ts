import { describe, expect, it } from 'vitest'
import {
  formatAppointmentHref,
  readAppointmentToken,
  signAppointmentToken,
} from './appointment-link.ts'

const key = 'a-key-of-at-least-32-random-bytes-00'
const leadId = '0b8f5c1e-3c4d-8a2b-9f10-1234567890ab'

describe('readAppointmentToken', () => {
  it('gives the lead of a link this site signed [PLUS-108]', async () => {
    const token = await signAppointmentToken(key, 'harbour', leadId)
    expect(await readAppointmentToken(key, 'harbour', token)).toBe(leadId)
    expect(formatAppointmentHref(token)).toBe(`/test-drive?token=${token}`)
    expect(formatAppointmentHref(token, 'moved')).toBe(`/test-drive?token=${token}&done=moved`)
  })

  it('gives none for another site, another key, another lead or a cut link', async () => {
    const token = await signAppointmentToken(key, 'harbour', leadId)
    expect(await readAppointmentToken(key, 'ironbark', token)).toBeNull()
    expect(await readAppointmentToken(`${key}1`, 'harbour', token)).toBeNull()
    const [, signature = ''] = token.split('.')
    const forged = [
      `1${leadId.slice(1)}.${signature}`,
      `${leadId}.`,
      leadId,
      `${leadId}.${signature.slice(1)}`,
      `${token}.more`,
      `${leadId}.${'='.repeat(43)}`,
      '',
    ]
    for (const text of forged)
      expect([text, await readAppointmentToken(key, 'harbour', text)]).toEqual([text, null])
  })
})
