/** Lengths of the groups a number is written in. */
type Groups = readonly number[]

interface Pattern {
  /** Digits the number begins with. */
  starts: RegExp
  groups: Groups
  /** The first group stands in brackets, as an area code does. */
  isArea?: boolean
}

const mobile: Groups = [4, 3, 3]

/** Numbers as they are written in Australia, without the country's code. */
const national: readonly Pattern[] = [
  { starts: /^04/, groups: mobile },
  { starts: /^0[2378]/, groups: [2, 4, 4], isArea: true },
  { starts: /^1(30|80)/, groups: mobile },
  { starts: /^13(?!0)/, groups: [2, 2, 2] },
]

/** Digits after +61. */
const international: readonly Pattern[] = [
  { starts: /^4/, groups: [3, 3, 3] },
  { starts: /^[2378]/, groups: [1, 4, 4] },
]

const total = (groups: Groups) => groups.reduce((sum, length) => sum + length, 0)

/** Digits cut into the groups as far as they go, or null when there are more of them. */
function groupDigits(digits: string, { groups, isArea }: Pattern): string | null {
  if (digits.length > total(groups)) return null
  let rest = digits
  const parts = groups.map((length) => {
    const part = rest.slice(0, length)
    rest = rest.slice(length)
    return part
  })
  const written = parts.filter((part) => part !== '')
  // The bracket closes with the first digit after it, so that it can be deleted again.
  if (isArea && written.length > 1) written[0] = `(${written[0]})`
  return written.join(' ')
}

function writtenBy(patterns: readonly Pattern[], digits: string): string | null {
  const pattern = patterns.find(({ starts }) => starts.test(digits))
  return pattern ? groupDigits(digits, pattern) : null
}

const typable = /^\+?[\d\s().-]*$/

/**
 * Telephone number as it is written in Australia, whole or half typed: "0412 345 678",
 * "(07) 3123 4567", "1300 123 456", "13 12 34", "+61 412 345 678". Any other text comes back as it
 * is: a number of another country, one digit too many, an extension.
 */
export function formatPhoneText(text: string): string {
  const trimmed = text.trim()
  if (!typable.test(trimmed)) return text
  const digits = trimmed.replace(/\D/g, '')
  if (!trimmed.startsWith('+')) return writtenBy(national, digits) ?? text
  if (!digits.startsWith('61') || digits.length < 3) return text
  const rest = writtenBy(international, digits.slice(2))
  return rest === null ? text : `+61 ${rest}`
}

/** Place behind so many digits and signs of a text. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place += 1) {
    if (/[\d+]/.test(text.charAt(place))) seen += 1
  }
  return place
}

/**
 * Formats while somebody types and says where the caret belongs: behind the same digit as before.
 * @param caret place in `text`, from 0
 * @param isForward the key deletes forward, so the caret skips spaces and brackets that would come back
 */
export function formatTypedPhone(
  text: string,
  caret: number,
  isForward = false,
): { text: string; caret: number } {
  const formatted = formatPhoneText(text)
  if (formatted === text) return { text, caret }
  const before = text.slice(0, caret).replace(/[^\d+]/g, '').length
  const place = placeAfter(formatted, before)
  const [gap = ''] = isForward ? (/^[^\d+]+/.exec(formatted.slice(place)) ?? []) : []
  return { text: formatted, caret: place + gap.length }
}
