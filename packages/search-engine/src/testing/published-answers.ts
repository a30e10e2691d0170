import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv/dist/2019.js'

interface PublishedCall {
  operationId: string
  method: string
  path: string
  schema: object
}

interface PublishedAnswers {
  calls: PublishedCall[]
  $defs: Record<string, object>
}

/** Holds answers against the shapes Algolia publishes. */
export interface AnswerCheck {
  /** Problem with an answer, in words; empty when nothing is, and for a call not described. */
  faultsOf(method: string, pathname: string, status: number, body: unknown): string[]
  /** Ids of the operations that were answered with 200 so far. */
  seen: Set<string>
}

const file = new URL('../../src/testing/algolia-api/answers.json', import.meta.url)

/** Reads Algolia's published description of its answers; refusals are held to its error shape. Needs `ajv`. */
export async function createAnswerCheck(): Promise<AnswerCheck> {
  const { Ajv2019 } = await import('ajv/dist/2019.js')
  const { calls, $defs } = JSON.parse(readFileSync(file, 'utf8')) as PublishedAnswers
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  const compile = (schema: object) => ajv.compile({ ...schema, $defs })
  const operations = calls
    .map((call) => ({ ...call, fits: patternOf(call.path), validate: compile(call.schema) }))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  const isError = compile({ $ref: '#/$defs/ErrorBase', required: ['message', 'status'] })
  const seen = new Set<string>()
  return {
    seen,
    faultsOf: (method, pathname, status, body) => {
      if (status !== 200) return faults(isError, body)
      const operation = operations.find((one) => one.method === method && one.fits.test(pathname))
      if (!operation) return []
      seen.add(operation.operationId)
      return faults(operation.validate, body).map((fault) => `${operation.operationId} ${fault}`)
    },
  }
}

function faults(validate: ValidateFunction, body: unknown): string[] {
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part.startsWith('{')) return '(?!%2A$|\\*$)[^/]+'
    return part === '*' ? '(?:\\*|%2A)' : part
  })
  return new RegExp(`^${parts.join('/')}$`, 'i')
}
