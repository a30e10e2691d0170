import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import type { ReactNode } from 'react'
import { SOLD_TITLE } from '../../model/index.ts'

const styles = {
  root: css({ display: 'grid', gap: '4', p: '5', bg: 'surface.sunken', borderRadius: 'card' }),
  title: css({ textStyle: 'h2', m: '0' }),
  text: css({ textStyle: 'body', m: '0' }),
}

export interface SoldNoticeProps {
  /** "Unfortunately this car recently sold." */
  sentence: string
  /** Page of the enquiry for a similar vehicle. */
  similarHref: string
  /** The enquiry form itself, where the page has one. Default: a link to its page. */
  form?: ReactNode
}

/** Stands in the place of price and buttons once a car is sold (VDP-073 to VDP-075). */
export function SoldNotice({ sentence, similarHref, form }: SoldNoticeProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{SOLD_TITLE}</p>
      <p className={styles.text}>{sentence}</p>
      {form ?? <ButtonLink href={similarHref}>Find Me Something Similar</ButtonLink>}
    </div>
  )
}
