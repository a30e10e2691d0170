interface Draft {
  /** Set while the form waits for a connection. */
  pendingKey?: string | null
}

/**
 * Has the islands of forms this tab has a draft of start with the page, so that after a reload what was typed stands
 * in them. Call it before `startIslands`.
 * Source: `PLUS-038`
 */
export function startDrafts(root: ParentNode): void {
  const drafts = readDrafts()
  for (const form of root.querySelectorAll('[data-island] form[method=post]')) {
    const action = form.getAttribute('action') ?? ''
    const [path = ''] = action.split('?')
    const island = form.closest<HTMLElement>('[data-island]')
    if (island && (drafts[action] ?? drafts[path])) island.dataset.islandStarts = 'load'
  }
}

/**
 * Opens the form that waits for a connection where it is behind a link, such as a dialog of a vehicle: a phone may have
 * dropped the tab meanwhile. Opened, it is sent. Call it once links are connected.
 * Source: `PLUS-037`
 */
export function openPendingForm(root: ParentNode): void {
  const [pending] = Object.entries(readDrafts()).find(([, draft]) => draft?.pendingKey) ?? []
  if (!pending || pending === location.pathname) return
  root.querySelector<HTMLElement>(`main a[href="${CSS.escape(pending)}"]`)?.click()
}

/** Drafts of this tab by the address their form is sent to (`enquiry-draft` of D-79); none where storage is blocked
 * or damaged. */
function readDrafts(): Record<string, Draft | null> {
  try {
    const key = Object.keys(sessionStorage).find((each) => each.endsWith(':enquiry-draft'))
    const stored = JSON.parse((key && sessionStorage.getItem(key)) ?? '{}')
    return stored.data ?? {}
  } catch {
    return {}
  }
}
