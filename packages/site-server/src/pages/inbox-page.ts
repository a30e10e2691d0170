import type { InboxMail, InboxMessage } from '@forecourt/feature-leads/adapters'
import type { Site } from '@forecourt/tenant-config/model'
import { escapeText } from '../site/escape-text.ts'

const formatTime = (at: Date) => `<time datetime="${at.toISOString()}">${at.toISOString()}</time>`

const formatMessage = ({ to, text, at }: InboxMessage) =>
  `<li><p><strong>${escapeText(to)}</strong> ${formatTime(at)}</p><p>${escapeText(text)}</p></li>`

/** Addresses in a text become links. */
const formatText = (text: string) =>
  escapeText(text).replace(
    /https?:\/\/(?:(?!&[lg]t;)[^\s"])+/g,
    (url) => `<a href="${url}">${url}</a>`,
  )

/** A mail as it looks, with the pictures of this very server. */
const formatLook = (html: string, { url }: Pick<Site, 'url'>) =>
  `<iframe title="As it looks" sandbox srcdoc="${escapeText(html.replaceAll(`src="${new URL(url).origin}/`, 'src="/')).replaceAll('"', '&quot;')}" width="700" height="900"></iframe>`

const formatMail = ({ to, subject, text, html, at }: InboxMail, site: Pick<Site, 'url'>) =>
  `<li><p><strong>${escapeText(to)}</strong> ${formatTime(at)}</p><h3>${escapeText(subject)}</h3><pre>${formatText(text)}</pre>${html ? formatLook(html, site) : ''}</li>`

const formatList = (items: readonly string[], nothing: string) =>
  items.length === 0 ? `<p>${nothing}</p>` : `<ol reversed>${items.join('')}</ol>`

/** The inbox of mails and text messages in development, the newest first. Source: `D-60` */
export function formatInbox(
  { messages, mails }: { messages: readonly InboxMessage[]; mails: readonly InboxMail[] },
  site: Pick<Site, 'name' | 'url'>,
): Response {
  const { name } = site
  const texts = formatList(messages.map(formatMessage), 'No text message has been sent yet.')
  const letters = formatList(
    mails.map((mail) => formatMail(mail, site)),
    'No email has been sent yet.',
  )
  const title = `Text messages of ${escapeText(name)}`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${texts}<h2>Emails of ${escapeText(name)}</h2>${letters}</main></body></html>`,
    { headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' } },
  )
}
