import { badRequest } from './search-error.ts'
import { OverLimitError } from './search-limits.ts'

/** Lists and objects inside one another; a record or request needs far fewer. */
const DEEPEST_JSON = 64
const OPENING = /[[{]/
const QUOTE = 34
const BACKSLASH = 92

/**
 * Reads a JSON text that a client sent.
 * @param deepest lists and objects inside one another, at most
 * @throws SearchError 400 for text that is no JSON, or nested more than `deepest`: whatever walks
 *   through it may call itself at each level
 */
export function parseJson(text: string, fault = 'Invalid JSON', deepest = DEEPEST_JSON): unknown {
  if (isTooDeep(text, deepest))
    throw new OverLimitError(`${fault}, nested more than ${deepest} deep`)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(fault)
  }
}

function isTooDeep(text: string, deepest: number): boolean {
  if (text.split(OPENING, deepest + 2).length <= deepest + 1) return false
  let depth = 0
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place)
    if (code === QUOTE) place = endOfString(text, place + 1)
    else if (code === 91 || code === 123) depth++
    else if (code === 93 || code === 125) depth--
    if (depth > deepest) return true
  }
  return false
}

function endOfString(text: string, from: number): number {
  for (let place = from; place < text.length; place++) {
    const code = text.charCodeAt(place)
    if (code === QUOTE) return place
    if (code === BACKSLASH) place++
  }
  return text.length
}
