import { drawQrCode } from '@forecourt/ui/qr-code'
import type { PrintSheet } from '../../model/index.ts'
import {
  ink,
  openPdf,
  type PdfPage,
  type PrintFonts,
  type PrintPhoto,
  sheet as paper,
  textWidth,
} from './pdf-page.ts'

/** How a dealer's sheets look. */
export interface PrintLook {
  fonts: PrintFonts
  /** Colour of the rules, `#0b4f6c`. */
  accent: string
  /** The dealer's logo for white ground, PNG or JPEG; null sets the dealer's name in type. */
  logo: Uint8Array | null
}

/** Parts a PDF is made from. */
export interface PrintPdfContent {
  sheet: PrintSheet
  look: PrintLook
  /** Each picture of the sheet, in order; those that could not be had are left out. */
  photos: readonly PrintPhoto[]
  createdAt: Date
}

const leadWidth = 284
const gap = 6
const smallWidth = (leadWidth - 2 * gap) / 3
const columnGap = 20
const columnWidth = (textWidth - columnGap) / 2

/**
 * A car on paper: one A4 sheet, further ones when its equipment fills them. Text, reading order and
 * pictures are tagged for screen readers, the address is a link and a QR code.
 * Source: D-43, API-020
 */
export async function printPdf(content: PrintPdfContent): Promise<Uint8Array> {
  const { sheet, look, createdAt } = content
  const page = openPdf(
    {
      title: sheet.name,
      author: sheet.dealer.name,
      subject: `${sheet.name} at ${sheet.dealer.name}`,
      createdAt,
    },
    look.fonts,
  )
  setTop(page, sheet, look)
  setLead(page, content)
  setFacts(page, sheet)
  setSpecification(page, sheet)
  setFeatures(page, sheet)
  setComments(page, sheet)
  setDisclaimer(page, sheet, look)
  return page.close(`${sheet.name} · ${sheet.dealer.name}`)
}

function setTop(page: PdfPage, sheet: PrintSheet, { logo, accent }: PrintLook) {
  const height = 30
  if (logo) page.logo(logo, sheet.dealer.name, 200, height)
  else page.set('P', sheet.dealer.name, { font: 'heading', size: 15 }, page.y + 6)
  const date = `Printed ${sheet.printedOn}`
  page.set('P', date, { size: 8, color: ink.muted, align: 'right' }, page.y + 12)
  page.skip(height + 10)
  page.rule(accent, 2)
  page.skip(14)
}

function setLead(page: PdfPage, { sheet, photos }: PrintPdfContent) {
  const top = page.y
  const [lead, ...others] = photos
  const hasPhoto = lead !== undefined
  const beside = hasPhoto ? leadWidth + columnGap : 0
  const x = paper.margin + beside
  const width = textWidth - beside
  const summaryHeight = setSummary(page, sheet, x, width)
  const summary = summaryHeight + setDealer(page, sheet, x, width, page.y + summaryHeight)
  if (!hasPhoto) return page.skip(summary + 14)
  const height = (leadWidth * 2) / 3
  page.picture(lead, sheet.name, { x: paper.margin, y: top, width: leadWidth, height })
  const smallHeight = (smallWidth * 2) / 3
  for (const [index, photo] of others.slice(0, 3).entries()) {
    const x = paper.margin + index * (smallWidth + gap)
    const alt = `${sheet.name}, view ${index + 2}`
    const y = top + height + gap
    page.picture(photo, alt, { x, y, width: smallWidth, height: smallHeight })
  }
  const pictures = height + (others.length > 0 ? gap + smallHeight : 0)
  page.skip(Math.max(pictures, summary) + 14)
}

type Line = readonly [
  tag: string,
  text: string,
  setting: Parameters<PdfPage['set']>[2],
  space: number,
]

/** @returns the height it took */
function setSummary(page: PdfPage, sheet: PrintSheet, x: number, width: number): number {
  const { price, repayment } = sheet
  const muted = { size: 8, color: ink.muted, x, width }
  const lines: (Line | null)[] = [
    ['H1', sheet.title, { font: 'heading', size: 19, x, width }, 3],
    sheet.badge ? ['P', sheet.badge, { size: 11, color: ink.muted, x, width }, 10] : null,
    sheet.state ? ['P', sheet.state, { font: 'bold', size: 10, x, width }, 6] : null,
    ['P', price.text, { font: 'heading', size: price.kind === 'price' ? 24 : 15, x, width }, 2],
    sheet.priceType ? ['P', sheet.priceType, { font: 'bold', size: 9.5, x, width }, 4] : null,
    price.kind === 'price' && price.was
      ? [
          'P',
          `${price.was.label} ${price.was.text}. ${price.was.savingText}`,
          { size: 9.5, x, width },
          4,
        ]
      : null,
    sheet.priceNote ? ['P', sheet.priceNote, muted, 6] : null,
    repayment ? ['P', `${repayment.payment} ${repayment.terms}`, muted, 6] : null,
    sheet.stockNumber ? ['P', `Stock number ${sheet.stockNumber}`, muted, 0] : null,
  ]
  let taken = 0
  for (const line of lines) {
    if (line === null) continue
    const [tag, text, setting, space] = line
    taken += page.set(tag, text, setting, page.y + taken) + space
  }
  return taken
}

const qrWidth = 66

/**
 * Who sells the car, beside the code and link to its page.
 * @returns the height it took
 */
function setDealer(
  page: PdfPage,
  sheet: PrintSheet,
  x: number,
  width: number,
  from: number,
): number {
  const { dealer, url } = sheet
  page.rule(ink.line, 0.75, x, width, from + 10)
  const top = from + 20
  const line = { size: 8.5, x, width: width - qrWidth - 10 }
  const lines = [dealer.place, dealer.address, dealer.phone, dealer.licences.join(' · ')].filter(
    (text): text is string => Boolean(text),
  )
  let at = top + page.set('H2', dealer.name, { ...line, font: 'heading', size: 11 }, top) + 1
  for (const text of lines) at += page.set('P', text, line, at)
  const { size, path } = drawQrCode(url)
  const left = x + width - qrWidth
  page.drawing(path, `QR code that opens ${url}`, left, top + 2, qrWidth / size)
  at = Math.max(at, top + qrWidth + 2) + 5
  const address = `See it online: ${url.replace(/^https?:\/\//, '')}`
  at += page.set('P', address, { ...line, width, size: 7.5, color: ink.muted, link: url }, at)
  return at - from
}

/** Facts side by side, four to a row, each row as high as its longest. */
function setFacts(page: PdfPage, { facts }: PrintSheet) {
  if (facts.length === 0) return
  page.rule(ink.line, 0.75)
  page.skip(9)
  const columns = 4
  const width = (textWidth - (columns - 1) * 12) / columns
  for (let start = 0; start < facts.length; start += columns) {
    const row = facts.slice(start, start + columns)
    const value = { font: 'bold', size: 9, width } as const
    const height = 11 + Math.max(...row.map((fact) => page.heightOf(fact.value, value))) + 6
    page.keep(height)
    for (const [index, fact] of row.entries()) {
      const x = paper.margin + index * (width + 12)
      page.set('P', fact.label, { size: 7.5, color: ink.muted, x, width })
      page.set('P', fact.value, { ...value, x }, page.y + 11)
    }
    page.skip(height)
  }
  page.skip(2)
  page.rule(ink.line, 0.75)
  page.skip(12)
}

function setHeading(page: PdfPage, text: string) {
  page.keep(60)
  page.skip(page.set('H2', text, { font: 'heading', size: 12 }) + 4)
}

/** Groups in two columns, the next one always in the shorter. */
function setSpecification(page: PdfPage, { groups }: PrintSheet) {
  if (groups.length === 0) return
  const rowHeight = 14
  const heights = groups.map(({ facts }) => 16 + facts.length * rowHeight + 8)
  page.keep(Math.min(Math.max(...heights), 200) + 24)
  setHeading(page, 'Specification')
  const filled = [0, 0]
  for (const group of groups) {
    const column = (filled[0] ?? 0) <= (filled[1] ?? 0) ? 0 : 1
    const x = paper.margin + column * (columnWidth + columnGap)
    let at = page.y + (filled[column] ?? 0)
    page.set('H3', group.title, { font: 'bold', size: 9, x, width: columnWidth }, at)
    at += 16
    for (const { label, value } of group.facts) {
      const text = { size: 8.5, x, width: columnWidth }
      page.set('P', `${label}:`, { ...text, color: ink.muted, width: columnWidth * 0.6 }, at)
      page.set('P', value, { ...text, align: 'right' }, at)
      page.rule(ink.line, 0.5, x, columnWidth, at + rowHeight - 3)
      at += rowHeight
    }
    filled[column] = at - page.y + 8
  }
  page.skip(Math.max(...filled) + 4)
}

/** Every feature once, in three columns, row by row. */
function setFeatures(page: PdfPage, { features }: PrintSheet) {
  const all = [...new Set(features.flatMap((list) => list.features))]
  if (all.length === 0) return
  setHeading(page, 'Features')
  const columns = 3
  const width = (textWidth - (columns - 1) * 12) / columns
  const setting = { size: 8.5, width }
  for (let start = 0; start < all.length; start += columns) {
    const row = all.slice(start, start + columns).map((feature) => `• ${feature}`)
    const height = Math.max(...row.map((text) => page.heightOf(text, setting))) + 2
    page.keep(height)
    for (const [index, text] of row.entries())
      page.set('P', text, { ...setting, x: paper.margin + index * (width + 12) })
    page.skip(height)
  }
  page.skip(10)
}

/** The dealer's words, paragraph by sentence groups, so that a long text may go over the page. */
function setComments(page: PdfPage, { comments }: PrintSheet) {
  if (comments === null) return
  setHeading(page, 'Dealer comments')
  for (const part of comments.match(/.{1,600}(?:\s|$)|\S+/g) ?? []) {
    const setting = { size: 9 }
    page.keep(page.heightOf(part, setting))
    page.skip(page.set('P', part.trim(), setting) + 2)
  }
  page.skip(10)
}

/** The dealer's small print, at the end. */
function setDisclaimer(page: PdfPage, sheet: PrintSheet, { accent }: PrintLook) {
  const setting = { size: 7.5, color: ink.muted }
  const texts = [...sheet.repaymentNotes, sheet.disclaimer].filter((text) => text !== null)
  const height = texts.reduce((sum, text) => sum + page.heightOf(text, setting), 0)
  page.keep(height + 12)
  page.rule(accent, 2)
  page.skip(10)
  for (const text of texts) page.skip(page.set('P', text, setting))
}
