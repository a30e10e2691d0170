import type { InboxMessage } from '@forecourt/feature-leads/adapters'
import type { Site } from '@forecourt/tenant-config/model'
import { escapeText } from '../site/escape-text.ts'

const formatMessage = ({ to, text, at }: InboxMessage) =>
  `<li><p><strong>${escapeText(to)}</strong> <time datetime="${at.toISOString()}">${at.toISOString()}</time></p><p>${escapeText(text)}</p></li>`

/** The inbox of text messages in development, the newest first. Source: `D-60` */
export function formatInbox(
  messages: readonly InboxMessage[],
  { name }: Pick<Site, 'name'>,
): Response {
  const list =
    messages.length === 0
      ? '<p>No text message has been sent yet.</p>'
      : `<ol reversed>${messages.map(formatMessage).join('')}</ol>`
  const title = `Text messages of ${escapeText(name)}`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${list}</main></body></html>`,
    { headers: { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' } },
  )
}
