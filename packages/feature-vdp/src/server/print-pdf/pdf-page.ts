import { ILLUSTRATION } from '@forecourt/ui/picture/image-set'
import Pdf from 'pdfkit'
import { cleanPdfText } from './pdf-text.ts'

/** Fonts of a sheet as TrueType files; each has Latin-1 and the signs of typography. */
export interface PrintFonts {
  heading: Uint8Array
  body: Uint8Array
  bold: Uint8Array
}

/** A font of {@link PrintFonts}. */
type FontName = keyof PrintFonts

/** A picture of a sheet. */
export interface PrintPhoto {
  /** JPEG. */
  bytes: Uint8Array
  /** True when it is not of this very car, and labelled so (D-116). */
  isIllustration: boolean
}

/** Where a picture stands, in points from the upper left corner of the paper. */
interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** How a piece of text is set. */
export interface Setting {
  font?: FontName
  /** Points. Default 9. */
  size?: number
  color?: string
  /** Points from the left edge of the paper. Default the margin. */
  x?: number
  /** Points. Default the width between the margins. */
  width?: number
  align?: 'left' | 'right'
  strike?: boolean
  /** Whole address the text leads to. Default none. */
  link?: string
}

/** Measures of A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 42, foot: 44 } as const

/** Width between the margins, in points. */
export const textWidth = sheet.width - 2 * sheet.margin

/** Greys of a sheet; on white, the lighter is read at 7.0:1. */
export const ink = { text: '#16191c', muted: '#55595e', line: '#d5d9dd' } as const

/** Words a document says about itself. */
export interface PdfFacts {
  title: string
  author: string
  subject: string
  createdAt: Date
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? '')

/** The parts of a document that write its metadata, which the types of pdfkit leave out. */
interface MetadataWriter {
  info: Record<string, unknown>
  endMetadata: () => void
}

/**
 * Has the XML of the metadata escaped, which pdfkit does not: a dealer with "&" in its name would make it
 * unreadable. It is the last to read the facts, after the dictionary of plain text.
 */
function escapeMetadata(doc: unknown): void {
  const writer = doc as MetadataWriter
  const write = writer.endMetadata.bind(writer)
  writer.endMetadata = () => {
    const facts = Object.entries(writer.info)
    writer.info = Object.fromEntries(
      facts.map(([name, fact]) => [name, typeof fact === 'string' ? escapeXml(fact) : fact]),
    )
    write()
  }
}

/** A page that is written from the top, block by block, each with its tag. */
export type PdfPage = ReturnType<typeof openPdf>

/**
 * Opens a tagged A4 document in Australian English (PDF/UA-1): what is set is text with a tag, what
 * is drawn is decoration.
 */
export function openPdf(facts: PdfFacts, fonts: PrintFonts) {
  const doc = new Pdf({
    size: 'A4',
    // A block that does not fit begins a new page here, never in the middle of a line.
    margins: { top: sheet.margin, left: sheet.margin, right: sheet.margin, bottom: 0 },
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    bufferPages: true,
    font: null as never,
    info: {
      Title: cleanPdfText(facts.title),
      Author: cleanPdfText(facts.author),
      Subject: cleanPdfText(facts.subject),
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  })
  escapeMetadata(doc)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve) => void doc.once('end', () => resolve()))
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes as never)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y: number = sheet.margin

  const apply = ({ font = 'body', size = 9, color = ink.text }: Setting) =>
    doc.font(font).fontSize(size).fillColor(color)

  const place = ({ x = sheet.margin, width = textWidth, align, strike, link }: Setting) => ({
    x,
    options: { width, align, strike, link, lineGap: 1.5 },
  })

  /** The word over the lower left corner of a picture. */
  function drawLabel(left: number, bottom: number) {
    apply({ size: 7, color: ink.muted })
    const width = doc.widthOfString(ILLUSTRATION)
    doc.rect(left, bottom - 12, width + 8, 12).fill('#ffffff')
    apply({ size: 7, color: ink.muted })
    doc.text(ILLUSTRATION, left + 4, bottom - 10, { lineBreak: false })
  }

  return {
    /** Where the next block begins, in points from the top of the page. */
    get y() {
      return y
    },
    /** Height of a text as it would be set. */
    heightOf(text: string, setting: Setting) {
      apply(setting)
      return doc.heightOfString(cleanPdfText(text), place(setting).options)
    },
    /** Sets a text at a height without moving on, and tells its own height. */
    set(tag: string, text: string, setting: Setting, at: number = y) {
      const set = cleanPdfText(text)
      const { x, options } = place(setting)
      root.add(
        doc.struct(tag, {}, () => {
          apply(setting)
          doc.text(set, x, at, options)
        }),
      )
      apply(setting)
      return doc.heightOfString(set, options)
    },
    /** Sets a picture, an illustration with its label; `alt` says what it shows. */
    picture({ bytes, isIllustration }: PrintPhoto, alt: string, { x, y: at, ...box }: PictureBox) {
      const { width, height } = box
      const text = isIllustration ? `${ILLUSTRATION}: ${alt}` : alt
      root.add(
        doc.struct('Figure', { alt: cleanPdfText(text) }, () => {
          doc.save().roundedRect(x, at, width, height, 3).clip()
          doc.image(Buffer.from(bytes), x, at, {
            cover: [width, height],
            align: 'center',
            valign: 'center',
          })
          if (isIllustration) drawLabel(x, at + height)
          doc.restore()
        }),
      )
    },
    /** Sets a logo inside a box, as large as it fits, at its left. */
    logo(bytes: Uint8Array, alt: string, width: number, height: number) {
      root.add(
        doc.struct('Figure', { alt: cleanPdfText(alt) }, () => {
          doc.image(Buffer.from(bytes), sheet.margin, y, { fit: [width, height], valign: 'center' })
        }),
      )
    },
    /** Fills a path of unit squares that means something. */
    drawing(path: string, alt: string, x: number, at: number, scale: number) {
      root.add(
        doc.struct('Figure', { alt: cleanPdfText(alt) }, () => {
          doc.save().translate(x, at).scale(scale).path(path).fill('#000000').restore()
        }),
      )
    },
    /** Draws a line that means nothing, across the page or a part of it. */
    rule(color: string, thickness: number, x: number = sheet.margin, width = textWidth, at = y) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc.rect(x, at, width, thickness).fill(color)
      doc.endMarkedContent()
    },
    /** Moves on by points. */
    skip(points: number) {
      y += points
    },
    /** Begins a new page when the next block of this height does not fit. */
    keep(height: number) {
      if (y + height <= sheet.height - sheet.foot) return
      doc.addPage()
      y = sheet.margin
    },
    /** Numbers the pages, when there are several, and ends the document. */
    async close(footer: string): Promise<Uint8Array> {
      const { count } = doc.bufferedPageRange()
      const pages = count > 1 ? count : 0
      for (let page = 0; page < pages; page += 1) {
        doc.switchToPage(page)
        doc.markContent('Artifact', { type: 'Pagination' })
        apply({ size: 7.5, color: ink.muted })
        const text = cleanPdfText(`${footer} · page ${page + 1} of ${count}`)
        doc.text(text, sheet.margin, sheet.height - 30, { width: textWidth, lineBreak: false })
        doc.endMarkedContent()
      }
      root.end()
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
