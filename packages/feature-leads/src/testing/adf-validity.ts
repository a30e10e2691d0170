import { readFileSync } from 'node:fs'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'

/** Grammar of ADF 1.0; its origin and licence stand in the README beside it. */
const grammar = readFileSync(new URL('./adf-1.0.dtd', import.meta.url), 'utf8')

/**
 * Faults libxml2 finds in ADF documents: what is not well-formed XML, and what the DTD does not
 * allow; empty when all are valid.
 */
export function findAdfFaults(documents: readonly string[]): string[] {
  using dtd = XmlDtd.fromString(grammar)
  const validator = new DtdValidator(dtd)
  return documents.flatMap((xml) => {
    try {
      using document = XmlDocument.fromBuffer(new TextEncoder().encode(xml))
      validator.validate(document)
      return []
    } catch (error) {
      return [String(error)]
    }
  })
}
