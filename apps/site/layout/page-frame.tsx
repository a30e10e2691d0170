import { css } from '@forecourt/styled-system/css'
import type { ReactNode } from 'react'

const frame = css({
  maxW: 'content',
  mx: 'auto',
  px: { base: 'page', lg: '6' },
  pt: { base: '6', lg: '10' },
})

/** The width and margins of a page whose content brings none. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={frame}>{children}</div>
}
