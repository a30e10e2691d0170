'use client'

import type { PathSite } from '@forecourt/stock/model'
import { css } from '@forecourt/styled-system/css'
import { spinner } from '@forecourt/styled-system/recipes'
import { Alert } from '@forecourt/ui/alert'
import { ButtonLink } from '@forecourt/ui/button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { isPlainClick } from '@forecourt/ui/plain-click'
import type { MouseEvent } from 'react'
import { printPath } from '../../model/print-sheet.ts'
import { type PrintEffects, usePrintPdf } from './use-print-pdf.ts'

const styles = {
  // The alert takes a row of its own beside buttons in a row.
  alert: css({ flexBasis: 'full', order: '1' }),
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
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void print()
  }
  return (
    <>
      <ButtonLink
        href={printPath(slug, site)}
        target="_blank"
        variant="quiet"
        startIcon={isPreparing && <span className={spinner({ size: 'sm' })} aria-hidden="true" />}
        className={isPreparing ? undefined : createMaskIconClass('print', 'start')}
        aria-busy={isPreparing || undefined}
        data-hydrate=""
        onClick={onClick}
      >
        <span aria-live="polite">{isPreparing ? 'Preparing...' : label}</span>
      </ButtonLink>
      {problem && (
        <Alert tone="destructive" className={styles.alert}>
          {problem}
        </Alert>
      )}
    </>
  )
}
