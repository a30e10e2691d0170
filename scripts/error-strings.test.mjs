import { describe, expect, it } from 'vitest'
import { catalogueFiles, readCatalogue } from './error-catalogue.mjs'
import { errorStringsOf, readErrorStrings, readSources } from './error-strings.mjs'

const catalogue = await readCatalogue()
const sentences = catalogue.map(({ text }) => text)
const isCatalogue = ({ file }) => catalogueFiles.includes(file)

/** Text that reads like an error and is none: words that ask, words of the visitor, the search protocol. */
const notErrors = [
  ['packages/feature-vdp/src/model/dealer-comments.ts', /^Dealer comments are pending\./],
  [
    'packages/feature-leads/src/react/enquiry-dialog/enquiry-dialog.tsx',
    /^The … is not available\./,
  ],
  ['packages/feature-leads/src/react/enquiry-form/enquiry-field.tsx', /^Please choose$/],
  ['packages/ui/src/combobox/combobox.tsx', /^Please choose$/],
  ['packages/feature-leads/src/model/kinds/photo-request.ts', /^Please send photos for this car$/],
  [
    'packages/search-engine/src/http/search-http.ts',
    /^(?:Invalid Application-ID|Internal error|Too many requests)/,
  ],
  ['packages/search-engine/src/http/search-keys.ts', /^Invalid (?:Application-ID|API key)/],
  ['packages/search-engine/src/http/search-key-answers.ts', /^Key does not exist$/],
]

const isNoError = ({ file, text }) =>
  notErrors.some(([known, words]) => known === file && words.test(text))

describe('the catalogues of errors', () => {
  it('hold every sentence that tells a visitor of an error, and no source has one of its own [ERR-001]', () => {
    const found = readErrorStrings()
    const elsewhere = found.filter((each) => !isCatalogue(each) && !isNoError(each))
    expect(elsewhere).toEqual([])
    expect(found.filter(isCatalogue).length).toBeGreaterThan(40)
  })

  it.each([
    'An unexpected error occured',
    'An error occurred when submitting this form',
    'No Results Available',
    'No results found for your search at this time. Please try adjusting the filters for more results.',
    'Cannot refine below the range minimum',
    'Invalid postcode',
    'Please enter a postcode.',
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    'This is a required field.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please fix the following errors:',
  ])('spell %j as the specification does [ERR-001]', (sentence) => {
    expect(sentences).toContain(sentence)
  })

  it.each([
    'Invalid postcode. Please enter a 4-digit number.',
    'Cannot refine above the range maximum',
    'Unable to prepare the PDF.',
    'Unable to copy the link.',
    'You can compare up to 4 vehicles.',
  ])('spell %j as the decisions do [ERR-001]', (sentence) => {
    expect(sentences).toContain(sentence)
  })

  it('never write the fixed spelling right by mistake [ERR-001]', () => {
    expect(sentences.filter((each) => /unexpected error/i.test(each))).toEqual([
      'An unexpected error occured',
    ])
  })

  it('say each thing once, and nothing that no source says', () => {
    expect(new Set(sentences).size).toBe(sentences.length)
    const used = readSources().filter((source) => !isCatalogue(source))
    const isUsed = ({ name }) => used.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    expect(catalogue.filter((each) => !isUsed(each))).toEqual([])
  })

  it('leave the sentences about cars and enquiries to the features', () => {
    const parts = catalogue.filter(({ file }) => file.startsWith('packages/ui/'))
    expect(parts.filter(({ text }) => /vehicle|\bcar\b|enquir|postcode|stock/i.test(text))).toEqual(
      [],
    )
  })
})

describe('errorStringsOf', () => {
  const planted = (text) => errorStringsOf('planted.tsx', text)

  it('finds a sentence wherever a visitor can read it', () => {
    expect(planted(`const text = 'This form could not be sent.'`)).toHaveLength(1)
    expect(planted('const text = `Please choose ${count} options.`')).toHaveLength(1)
    expect(planted(`const View = () => <p>Something went wrong here</p>`)).toHaveLength(1)
    expect(planted(`const View = () => <Alert title="Your lead was refused" />`)).toHaveLength(1)
  })

  it('finds what is told as an error, whatever its words', () => {
    expect(planted(`const answer = { error: 'Bring your own car.' }`)).toHaveLength(1)
    expect(planted(`errorAnswer(404, 'not_found', 'Nobody home here.')`)).toHaveLength(1)
    expect(planted(`const View = () => <Field error="Another one, thanks" />`)).toHaveLength(1)
  })

  it('passes over what developers and operators read', () => {
    expect(planted(`throw new Error('The list could not be read')`)).toEqual([])
    expect(planted(`console.warn('The view could not be counted:', error)`)).toEqual([])
    expect(planted(`ports.logger.error('The lead could not be stored', { id })`)).toEqual([])
    expect(planted(`/** This cannot be wrong, or it is an error. */\nconst size = 'md'`)).toEqual(
      [],
    )
  })
})
