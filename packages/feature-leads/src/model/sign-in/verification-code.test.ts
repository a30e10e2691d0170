import { describe, expect, it } from 'vitest'
import { createCode, digestCode, findCodeProblem } from './verification-code.ts'

/** Draws these 32-bit numbers, one after the other. */
const drawing = (...numbers: number[]) => {
  const left = [...numbers]
  return (bytes: Uint8Array<ArrayBuffer>) => {
    new DataView(bytes.buffer).setUint32(0, left.shift() ?? 0)
    return bytes
  }
}

describe('findCodeProblem', () => {
  it('asks for a code [LEAD-051] [LEAD-054]', () => {
    expect(findCodeProblem('')).toBe('This is a required field.')
  })

  it.each(['1', '12345', '1234567', '12345a', '12 456', '１２３４５６'])(
    'refuses %j, which is not six digits [LEAD-052] [LEAD-053]',
    (text) => {
      expect(findCodeProblem(text)).toBe('Code must be 6 digits')
    },
  )

  it('takes six digits [LEAD-052]', () => {
    expect(findCodeProblem('012345')).toBeNull()
  })
})

describe('createCode', () => {
  it('has six digits, each code as likely as every other', () => {
    expect(createCode(drawing(0))).toBe('000000')
    expect(createCode(drawing(1_000_042))).toBe('000042')
    expect(createCode(drawing(4_293_999_999))).toBe('999999')
    // 4,294 whole rounds fit into 32 bits; what is left over is drawn again.
    expect(createCode(drawing(4_294_000_000, 2 ** 32 - 1, 7))).toBe('000007')
  })
})

describe('digestCode', () => {
  const code = { phone: '0412345678', nonce: 'n', code: '123456' }

  it('differs by key, phone, nonce and code', async () => {
    const digests = await Promise.all([
      digestCode('k', code),
      digestCode('l', code),
      digestCode('k', { ...code, phone: '0412345679' }),
      digestCode('k', { ...code, nonce: 'm' }),
      digestCode('k', { ...code, code: '123457' }),
    ])
    expect(new Set(digests).size).toBe(5)
    expect(await digestCode('k', code)).toBe(digests[0])
  })
})
