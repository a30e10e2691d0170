let loading: Promise<void> | undefined

/** The page's own sheet, as a build names it; none while developing, where one sheet has every rule. */
const findPageSheet = () =>
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/styles."]')

async function load(): Promise<void> {
  const sheet = findPageSheet()
  if (!sheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet.href.replace(/\.css$/, '.whole.css')
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`[site] no styles at ${link.href}`)))
    document.head.append(link)
  })
}

/**
 * Loads the rules of parts no page shows at first. The sheet repeats those of the page, so that all stand in one
 * order and what is on the page looks as before.
 * @throws when the sheet cannot be had; the next call tries again
 */
export function loadWholeStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
