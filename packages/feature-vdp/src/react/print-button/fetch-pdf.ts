import { PRINT_FAILED } from '../../model/error-message.ts'
/** Address of a car's printable file (`API-020`). */
export const printPdfPath = (slug: string) => `/api/cars/${slug}/print.pdf`

async function reasonIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const reason = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  return typeof reason === 'string' && reason.trim() ? reason : PRINT_FAILED
}

/** Longest wait for the file, in milliseconds; it is drawn when it is asked for. */
const LONGEST_WAIT_MS = 30_000

/**
 * Fetches the printable file of a car.
 * @param waitMs longest wait, default 30 s
 * @throws Error with the sentence to show: the server's own, or 'Unable to prepare the PDF.', which
 *   is also said when it took too long
 * Source: `API-020`, `VDP-099`, `D-43`
 */
export async function fetchPdf(
  slug: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
  waitMs = LONGEST_WAIT_MS,
): Promise<Blob> {
  const response = await fetch(printPdfPath(slug), {
    headers: { accept: 'application/pdf' },
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => null)
  if (!response) throw new Error(PRINT_FAILED)
  if (!response.ok) throw new Error(await reasonIn(response))
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/pdf')) throw new Error(PRINT_FAILED)
  const file = await response.blob().catch(() => null)
  if (!file?.size) throw new Error(PRINT_FAILED)
  return file
}

/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the press; it has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
