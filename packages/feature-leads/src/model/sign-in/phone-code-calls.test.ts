import { describe, expect, it, vi } from 'vitest'
import {
  askForCode,
  type CodeListener,
  checkCode,
  type PhoneCodeCalls,
} from './phone-code-calls.ts'

const details = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+61 412 345 678',
}
const sent = { ...details, phone: '0412345678' }

/** Calls that go well, in the order they are made. */
function recordCalls(changes: Partial<PhoneCodeCalls> = {}) {
  const made: unknown[] = []
  const note = (...call: unknown[]) => void made.push(call)
  const calls: PhoneCodeCalls = {
    limit: async (phone) => (note('limit', phone), true),
    send: async (typed) => (note('send', typed), { isOk: true }),
    verify: async (typed) => (note('verify', typed), { isOk: true }),
    record: async (type) => note('record', type),
    isKnown: async () => true,
    ...changes,
  }
  return { made, calls, onEvent: ((event) => note('event', event.eventId)) satisfies CodeListener }
}

const away = async () => {
  throw new Error('away')
}
const failure = (words: string) => ({ isDone: false, errors: {}, failure: words })

describe('askForCode', () => {
  it('asks the limit, sends, records and counts event 36, in this order [D-59] [EVT-012] [API-041]', async () => {
    const { made, calls, onEvent } = recordCalls()
    expect(await askForCode(calls, details, onEvent)).toEqual({ isDone: true })
    expect(made).toEqual([
      ['limit', '0412345678'],
      ['send', sent],
      ['record', 'sms'],
      ['event', 36],
    ])
  })

  it('calls nothing while a detail is wrong [LEAD-055]', async () => {
    const { made, calls, onEvent } = recordCalls()
    expect(await askForCode(calls, { ...details, phone: '0412' }, onEvent)).toEqual({
      isDone: false,
      errors: { phone: 'Please enter a valid phone number.' },
      failure: null,
    })
    expect(made).toEqual([])
  })

  it('sends no code where the limit is not ok [LEAD-060]', async () => {
    const { made, calls, onEvent } = recordCalls({ limit: async () => false })
    expect(await askForCode(calls, details, onEvent)).toEqual(
      failure('Too many verification attempts. Please try again later.'),
    )
    expect(made).toEqual([])
  })

  it('says that an unknown error occurred where a call does not come back [LEAD-064] [LEAD-059]', async () => {
    for (const changes of [{ limit: away }, { send: away }]) {
      const { made, calls, onEvent } = recordCalls(changes)
      expect(await askForCode(calls, details, onEvent)).toEqual(
        failure('An unknown error occurred.'),
      )
      expect(made).not.toContainEqual(['event', 36])
    }
  })

  it('says that there is no connection where that is why nothing comes back', async () => {
    const words = failure(
      'You are offline. What you typed is kept: please try again when the connection is back.',
    )
    const { calls, onEvent } = recordCalls({ limit: away, verify: away, isOnline: () => false })
    expect(await askForCode(calls, details, onEvent)).toEqual(words)
    expect(await checkCode(calls, { ...details, code: '482913' }, onEvent)).toEqual(words)
  })

  it('shows the words of the server, and its mistakes by field [LEAD-062]', async () => {
    const refusing = (error: string | null, fields = {}) =>
      recordCalls({ send: async () => ({ isOk: false, error, fields }) })
    const say = async ({ calls, onEvent }: ReturnType<typeof recordCalls>) =>
      askForCode(calls, details, onEvent)
    expect(await say(refusing('Not now.'))).toEqual(failure('Not now.'))
    expect(await say(refusing(null))).toEqual(failure('An unknown error occurred.'))
    expect(await say(refusing('x', { email: 'y' }))).toEqual({
      isDone: false,
      errors: { email: 'y' },
      failure: null,
    })
  })

  it('lives without the record', async () => {
    const { calls, onEvent } = recordCalls({ record: away })
    expect(await askForCode(calls, details, onEvent)).toEqual({ isDone: true })
  })
})

describe('checkCode', () => {
  it('verifies, records and counts event 37 [D-59] [EVT-013] [API-041]', async () => {
    const { made, calls, onEvent } = recordCalls()
    expect(await checkCode(calls, { ...details, code: '482913' }, onEvent)).toEqual({
      isDone: true,
    })
    expect(made).toEqual([
      ['verify', { ...sent, code: '482913' }],
      ['record', 'verify'],
      ['event', 37],
    ])
  })

  it.each([
    ['', 'This is a required field.'],
    ['12345', 'Code must be 6 digits'],
    ['1234567', 'Code must be 6 digits'],
  ])('calls nothing for a code of %j [LEAD-051] [LEAD-053]', async (code, words) => {
    const { made, calls, onEvent } = recordCalls()
    expect(await checkCode(calls, { ...details, code }, onEvent)).toMatchObject({
      errors: { code: words },
    })
    expect(made).toEqual([])
  })

  it('says that an unknown error occurred during verification [LEAD-063]', async () => {
    const onEvent = vi.fn<CodeListener>()
    const words = failure('An unknown error occurred during verification.')
    const refused = async () => ({ isOk: false, error: null, fields: {} }) as const
    for (const verify of [away, refused]) {
      const { calls } = recordCalls({ verify })
      expect(await checkCode(calls, { ...details, code: '482913' }, onEvent)).toEqual(words)
    }
    expect(onEvent).not.toHaveBeenCalled()
  })
})
