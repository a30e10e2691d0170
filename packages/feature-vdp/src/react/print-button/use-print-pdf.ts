import { useRef, useState } from 'react'
import { PRINT_FAILED } from '../../model/error-message.ts'
import { fetchPdf, saveFile } from './fetch-pdf.ts'

/** Ports of printing. */
export interface PrintEffects {
  /** Fetches the file; rejects with the sentence to show. Default from the site. */
  fetchFile?: (slug: string) => Promise<Blob>
  /** Hands the file over. Default a download. */
  save?: (file: Blob, name: string) => void
  /** Called with every print; a failure of it is only a warning. Default none. */
  onPrint?: () => void | Promise<void>
}

async function tell(onPrint: PrintEffects['onPrint']): Promise<void> {
  try {
    await onPrint?.()
  } catch (error) {
    console.warn('The print was not counted:', error)
  }
}

/**
 * Fetches the printable file of a car and hands it over as `{slug}.pdf`. A second press while it
 * runs does nothing.
 * Source: `VDP-098` to `VDP-100`, `API-020`, `D-43`
 */
export function usePrintPdf(slug: string, effects: PrintEffects) {
  const { fetchFile = fetchPdf, save = saveFile, onPrint } = effects
  const [isPreparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const print = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setPreparing(true)
    setProblem(null)
    void tell(onPrint)
    try {
      save(await fetchFile(slug), `${slug}.pdf`)
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : PRINT_FAILED)
    }
    isRunning.current = false
    setPreparing(false)
  }
  return { isPreparing, problem, print }
}
