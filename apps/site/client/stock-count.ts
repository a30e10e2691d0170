import { STOCK_COUNT_API_PATH } from '@forecourt/feature-search/model'

/** Longest wait for a number, in milliseconds; the button then says what it said. */
const LONGEST_WAIT_MS = 5000

interface StockCount {
  count: number
  label: string
}

async function readCount(form: HTMLFormElement, signal: AbortSignal): Promise<StockCount> {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  const response = await fetch(`${STOCK_COUNT_API_PATH}?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
  })
  if (!response.ok) throw new Error(`the count answered ${response.status}`)
  return (await response.json()) as StockCount
}

/* What is not chosen stays out of the address (`D-21`). */
function leaveOutUnchosen({ formData }: FormDataEvent) {
  for (const name of new Set(formData.keys())) if (formData.get(name) === '') formData.delete(name)
}

/** Keeps the number in the button of a search form to what is chosen (`PLUS-083`, `D-29`). */
export function connectStockCount(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) return
  button.setAttribute('aria-live', 'polite')
  const unknown = button.textContent
  let newest: AbortController | undefined
  const count = async () => {
    newest?.abort()
    const own = (newest = new AbortController())
    try {
      const { count: found, label } = await readCount(form, own.signal)
      if (own !== newest) return
      button.textContent = label
      button.disabled = found === 0
    } catch {
      // A search always works; only its number is not known.
      if (own !== newest) return
      button.textContent = unknown.replace(/ [\d,]+ /, ' ')
      button.disabled = false
    }
  }
  form.addEventListener('formdata', leaveOutUnchosen)
  form.addEventListener('change', () => void count())
  // A browser that goes back has the choices, not the number.
  const isChosen = [...form.querySelectorAll('select')].some(({ value }) => value !== '')
  if (isChosen) void count()
}
