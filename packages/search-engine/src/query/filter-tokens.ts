import { badRequest } from './search-error.ts'

/** A piece of a filter text; `column` counts from 1. */
export interface FilterToken {
  kind: 'word' | 'quoted' | 'operator' | 'colon' | 'open' | 'close' | 'end'
  text: string
  column: number
}

const SPACE = /\s/
const WORD_END = /[\s():<>=]/
const OPERATOR = /[<>=!]/

/** Cuts a filter text into tokens; the last one is of kind `end`. */
export function tokenizeFilter(text: string): FilterToken[] {
  const tokens: FilterToken[] = []
  let place = 0
  while (place < text.length) {
    if (SPACE.test(text[place]!)) {
      place++
      continue
    }
    const token = readToken(text, place)
    tokens.push(token.value)
    place = token.next
  }
  tokens.push({ kind: 'end', text: '', column: text.length + 1 })
  return tokens
}

interface Reading {
  value: FilterToken
  next: number
}

function readToken(text: string, place: number): Reading {
  const character = text[place]!
  const column = place + 1
  if (character === '(') return single('open', character, column)
  if (character === ')') return single('close', character, column)
  if (character === ':') return single('colon', character, column)
  if (character === '"' || character === "'") return readQuoted(text, place)
  if (OPERATOR.test(character) && (character !== '!' || text[place + 1] === '=')) {
    return readOperator(text, place)
  }
  return readWord(text, place)
}

function single(kind: FilterToken['kind'], text: string, column: number): Reading {
  return { value: { kind, text, column }, next: column }
}

function readOperator(text: string, place: number): Reading {
  const isDouble = text[place + 1] === '=' && text[place] !== '='
  const end = place + (isDouble ? 2 : 1)
  return { value: { kind: 'operator', text: text.slice(place, end), column: place + 1 }, next: end }
}

function readQuoted(text: string, place: number): Reading {
  const quote = text[place]!
  let value = ''
  for (let index = place + 1; index < text.length; index++) {
    const character = text[index]!
    if (character === quote) {
      return { value: { kind: 'quoted', text: value, column: place + 1 }, next: index + 1 }
    }
    const following = text[index + 1]
    if (character === '\\' && (following === quote || following === '\\')) {
      value += following
      index++
    } else {
      value += character
    }
  }
  throw badRequest(`filters: Unterminated string at col ${place + 1}`)
}

function readWord(text: string, place: number): Reading {
  let end = place + 1
  while (end < text.length && !WORD_END.test(text[end]!)) {
    if (text[end] === '!' && text[end + 1] === '=') break
    end++
  }
  return { value: { kind: 'word', text: text.slice(place, end), column: place + 1 }, next: end }
}
