import { createPhoneLink } from '@forecourt/tenant-config/model'
import { formatOfferPrice, type LeadOffer } from '../lead-offer.ts'
import type { MailBrand, MailContent, MailPlace } from './mail-content.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Only pages and pictures of the web are named. */
const escapeUrl = (url: string) => (/^https?:\/\//.test(url) ? escape(url) : '')

const font = 'Arial,Helvetica,sans-serif'

/** A row of the mail: tables alone are shown alike by every client. */
const row = (content: string, style = 'padding:0 32px 20px') =>
  content === '' ? '' : `<tr><td style="${style};font-family:${font}">${content}</td></tr>`

const table = (rows: string, style = '', width = '100%') =>
  `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

const paragraph = (text: string, color: string, size = 16) =>
  `<p style="margin:0 0 12px;font-size:${size}px;line-height:1.5;color:${color}">${escape(text)}</p>`

const textLink = (label: string, url: string, color: string) =>
  `<a href="${escapeUrl(url)}" style="color:${color}">${escape(label)}</a>`

function headRow({ siteName, siteUrl, logoUrl, colors }: MailBrand): string {
  const name = escape(siteName)
  const sign = logoUrl
    ? `<img src="${escapeUrl(logoUrl)}" alt="${name}" height="44" style="display:block;height:44px;border:0;font-size:20px;color:${colors.text}">`
    : `<span style="font-size:20px;font-weight:bold;color:${colors.text}">${name}</span>`
  return row(
    `<a href="${escapeUrl(siteUrl)}" style="text-decoration:none;color:${colors.text}">${sign}</a>`,
    `padding:24px 32px;border-top:6px solid ${colors.action}`,
  )
}

function carRow(offer: LeadOffer | null, { colors }: MailBrand): string {
  if (!offer) return ''
  const url = escapeUrl(offer.url)
  const picture = offer.picture_url ? escapeUrl(offer.picture_url) : ''
  const image =
    picture === ''
      ? ''
      : `<tr><td><a href="${url}"><img src="${picture}" alt="" width="534" style="display:block;width:100%;max-width:534px;height:auto;border:0"></a></td></tr>`
  const words = `<tr><td style="padding:16px;font-family:${font}"><a href="${url}" style="font-size:18px;font-weight:bold;color:${colors.text}">${escape(offer.name)}</a><p style="margin:6px 0 0;font-size:16px;color:${colors.muted}">${escape(formatOfferPrice(offer))}</p></td></tr>`
  return row(table(image + words, `border:1px solid ${colors.line}`))
}

function factRows(facts: MailContent['facts'], { colors }: MailBrand): string {
  const line = `border-bottom:1px solid ${colors.line};font-size:15px;padding:10px 0;font-family:${font};vertical-align:top;word-break:break-word;overflow-wrap:anywhere`
  const rows = facts.map(
    ({ term, details, url }) =>
      `<tr><td width="38%" style="${line};padding-right:12px;color:${colors.muted}">${url ? textLink(term, url, colors.text) : escape(term)}</td><td style="${line};color:${colors.text}">${escape(details)}</td></tr>`,
  )
  return rows.length === 0 ? '' : row(table(rows.join('')))
}

const sectionRows = (sections: NonNullable<MailContent['sections']>, brand: MailBrand): string =>
  sections
    .map(
      ({ title, facts }) =>
        row(
          `<h2 style="margin:0;font-size:18px;color:${brand.colors.text}">${escape(title)}</h2>`,
          'padding:12px 32px 4px',
        ) + factRows(facts, brand),
    )
    .join('')

/** A cell with a ground of its own, which is a button in every client. */
function buttonRow(action: MailContent['action'], { colors }: MailBrand): string {
  if (!action) return ''
  const link = `<a href="${escapeUrl(action.url)}" style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:bold;text-decoration:none;color:${colors.onAction}">${escape(action.label)}</a>`
  return row(
    table(
      `<tr><td bgcolor="${colors.action}" style="background:${colors.action};font-family:${font}">${link}</td></tr>`,
      '',
      'auto',
    ),
  )
}

function stepRow(steps: MailContent['steps'], { colors }: MailBrand): string {
  if (steps.length === 0) return ''
  const items = steps.map((step) => `<li style="margin:0 0 8px">${escape(step)}</li>`).join('')
  return row(
    `<h2 style="margin:0 0 12px;font-size:18px;color:${colors.text}">What happens next</h2><ol style="margin:0;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:${colors.text}">${items}</ol>`,
  )
}

function linkRow(links: NonNullable<MailContent['links']>, { colors }: MailBrand): string {
  if (links.length === 0) return ''
  const line = links.map(({ label, url }) => textLink(label, url, colors.muted)).join(' · ')
  return row(`<p style="margin:0;font-size:14px;line-height:1.5">${line}</p>`)
}

function placeHtml({ name, address, phone, hours }: MailPlace, { colors }: MailBrand): string {
  const call = phone
    ? `<a href="${createPhoneLink(phone).href}" style="color:${colors.text}">${escape(phone)}</a>`
    : ''
  const lines = [
    `<strong style="color:${colors.text}">${escape(name)}</strong>`,
    escape(address),
    call,
    ...hours.map(escape),
  ]
  return lines.filter(Boolean).join('<br>')
}

function footRow(brand: MailBrand): string {
  const { siteName, siteUrl, place, colors } = brand
  const name = `<a href="${escapeUrl(siteUrl)}" style="color:${colors.text}">${escape(siteName)}</a>`
  const lines = [place && placeHtml(place, brand), place?.name !== siteName && name]
    .filter(Boolean)
    .join('<br>')
  return row(
    `<p style="margin:0;font-size:14px;line-height:1.6;color:${colors.muted}">${lines}</p>`,
    `padding:24px 32px;border-top:1px solid ${colors.line}`,
  )
}

/**
 * The mail as HTML that old clients show: tables and styles of their own, 600 pixels wide and narrower where
 * there is less. Its grounds are named beside its texts and it calls itself light, so that a dark client turns
 * both or neither. It asks the web for nothing but the dealer's logo and the vehicle's picture.
 */
export function formatMailHtml(content: MailContent, brand: MailBrand): string {
  const { colors } = brand
  const { subject, heading, paragraphs, notes, sections = [], links = [] } = content
  const title = `<h1 style="margin:0 0 12px;font-size:26px;line-height:1.25;color:${colors.text}">${escape(heading)}</h1>`
  const rows = [
    headRow(brand),
    row(title + paragraphs.map((text) => paragraph(text, colors.text)).join('')),
    carRow(content.offer, brand),
    factRows(content.facts, brand),
    sectionRows(sections, brand),
    buttonRow(content.action, brand),
    stepRow(content.steps, brand),
    row(notes.map((text) => paragraph(text, colors.muted, 14)).join('')),
    linkRow(links, brand),
    footRow(brand),
  ]
  const letter = table(rows.join(''), `max-width:600px;margin:0 auto;background:${colors.surface}`)
  const ground = `<tr><td bgcolor="${colors.canvas}" style="padding:24px 12px;background:${colors.canvas}">${letter}</td></tr>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escape(subject)}</title></head><body style="margin:0;background:${colors.canvas}">${table(ground)}</body></html>`
}
