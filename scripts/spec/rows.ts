import { readFileSync } from 'node:fs'

/** A row of the specification. */
export interface Row {
  readonly id: string
  /** Letters before the number: "SRCH". */
  readonly area: string
  readonly text: string
}

/** Ids in brackets that close a title; decisions (D-52) may stand among them. */
const closingIds = /(?:\[[A-Z]{1,5}-\d{2,3}\]\s*)+$/
const rowId = /[A-Z]{2,5}-\d{3}/g

/** Rows of docs/spec/requirements.tsv, in its order. */
export function parseRows(tsv: string): Row[] {
  const [, ...lines] = tsv.trim().split('\n')
  return lines.map((line) => {
    const [id = '', , , text = ''] = line.split('\t')
    return { id, area: id.slice(0, id.indexOf('-')), text }
  })
}

/** Rows of a folder of the project. */
export function readRows(root: string): Row[] {
  return parseRows(readFileSync(`${root}/docs/spec/requirements.tsv`, 'utf8'))
}

/** Ids of rows in brackets at the end of a title; none anywhere else in it. */
export function findClosingIds(title: string): string[] {
  return [...(closingIds.exec(title)?.[0] ?? '').matchAll(rowId)].map(([id]) => id)
}
