'use client'

import type { PathSite } from '@forecourt/stock/model'
import { ButtonLink } from '@forecourt/ui/button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { isPlainClick } from '@forecourt/ui/plain-click'
import { type MouseEvent, useState } from 'react'
import { printPath } from '../../model/print-sheet.ts'
import { type PrintEffects, usePrintPdf } from './use-print-pdf.ts'

const loadStates = () => import(/* @at-press */ './print-states.tsx')

type PrintStates = Awaited<ReturnType<typeof loadStates>>

/** How running and failing look, which a press fetches beside the file. */
function usePrintStates() {
  const [states, setStates] = useState<PrintStates | null>(null)
  const fetchStates = () => void loadStates().then(setStates, () => undefined)
  return { states, fetchStates }
}

export interface PrintButtonProps extends PrintEffects {
  /** Slug of the car, which names its sheet and its file `{slug}.pdf`. */
  slug: string
  /** Site whose path the print sheet stands below. Default: at the root. */
  site?: PathSite
  /** Words on the button. Default "Print". */
  label?: string
}

/**
 * Saves the car as a PDF. Without script, and with a key that opens tabs, it opens the print sheet in
 * a new tab.
 * Source: `SITE-022`, `VDP-045`, `VDP-098` to `VDP-100`, `D-43`
 */
export function PrintButton({ slug, site, label = 'Print', ...effects }: PrintButtonProps) {
  const { isPreparing, problem, print } = usePrintPdf(slug, effects)
  const { states, fetchStates } = usePrintStates()
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    fetchStates()
    void print()
  }
  return (
    <>
      <ButtonLink
        href={printPath(slug, site)}
        target="_blank"
        variant="quiet"
        startIcon={isPreparing && states && <states.PrintSpinner />}
        className={isPreparing && states ? undefined : createMaskIconClass('print', 'start')}
        aria-busy={isPreparing || undefined}
        data-hydrate=""
        onClick={onClick}
      >
        <span aria-live="polite">{isPreparing ? 'Preparing...' : label}</span>
      </ButtonLink>
      {problem &&
        (states ? (
          <states.PrintProblem>{problem}</states.PrintProblem>
        ) : (
          <p role="alert">{problem}</p>
        ))}
    </>
  )
}
