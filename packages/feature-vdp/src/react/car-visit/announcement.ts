import { formatDismissalCookie, readDismissedBanners } from '@forecourt/ui/banner'

interface Announcement {
  details: HTMLDetailsElement
  /** Under what hiding it is remembered. */
  key: string
}

function announcementOf(page: ParentNode): Announcement | null {
  const bar = page.querySelector<HTMLElement>('[data-announcement]')
  const details = bar?.querySelector('details')
  const key = bar?.dataset.announcement
  return details && key ? { details, key } : null
}

/** Hides an announcement the visitor hid before, on a page that was cached for everybody. Source: `D-45` */
export function hideDismissedAnnouncement(page: Document): void {
  const found = announcementOf(page)
  if (found && readDismissedBanners(page.cookie).includes(found.key)) found.details.open = false
}

/** Remembers an announcement that is hidden, now or later, until the browser closes. Source: `VDP-071`, `D-45` */
export function rememberAnnouncement(page: Document): void {
  const found = announcementOf(page)
  if (!found) return
  const { details, key } = found
  const remember = () => {
    if (details.open) return
    const isSecure = page.location.protocol === 'https:'
    // oxlint-disable-next-line unicorn/no-document-cookie -- the server must read it with the next page
    page.cookie = formatDismissalCookie(page.cookie, key, isSecure)
  }
  details.addEventListener('toggle', remember)
  remember()
}
