import { readFileSync } from 'node:fs'
import { DtdValidator, XmlDocument, XmlDtd } from 'libxml2-wasm'

const grammar = new URL('../../../packages/feature-leads/src/testing/adf-1.0.dtd', import.meta.url)

/** Faults libxml2 finds in ADF documents against the DTD of ADF 1.0; empty when all are valid. */
export function findAdfFaults(documents: readonly string[]): string[] {
  using dtd = XmlDtd.fromString(readFileSync(grammar, 'utf8'))
  const validator = new DtdValidator(dtd)
  return documents.flatMap((xml) => {
    try {
      using document = XmlDocument.fromBuffer(new TextEncoder().encode(xml))
      validator.validate(document)
      return []
    } catch (error) {
      return [`${String(error)}: ${xml.slice(0, 200)}`]
    }
  })
}
