import {
  browserStorages,
  connectCarMarks,
  createCarMarks,
} from '@forecourt/feature-leads/car-marks'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** An enquiry link opens its page in a dialog; when that fails, the link leads there after all. */
async function openEnquiry(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true')
  try {
    const { openQuickEnquiry } = await import('../islands/quick-enquiry.client.tsx')
    await openQuickEnquiry(link)
  } catch {
    location.assign(link.href)
  } finally {
    link.removeAttribute('aria-busy')
  }
}

function takeEnquiry(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('a[data-enquire]')
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  event.preventDefault()
  if (!link.hasAttribute('aria-busy')) void openEnquiry(link)
}

const sayFull = async () => (await import('../islands/compare-full.client.tsx')).sayCompareFull()

/** Brings the cards of a page to life: what is saved and compared, and the quick enquiry. */
export function connectCards(page: Document): void {
  const marks = createCarMarks(page.documentElement.dataset.tenant ?? '', browserStorages().local)
  connectCarMarks(page, marks, { onCompareFull: () => void sayFull() })
  page.addEventListener('click', takeEnquiry)
}
