import { css } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import type { ReactNode } from 'react'
import { SOLD_TITLE } from '../../model/index.ts'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    p: '5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  }),
  title: css({ textStyle: 'h2', m: '0' }),
  text: css({ textStyle: 'body', color: 'fg.muted', m: '0', mt: '1' }),
  form: css({ display: 'contents', '@media (scripting: none)': { display: 'none' } }),
  // A page that is cached holds no form one could send without script (D-123).
  link: css({ display: 'none', '@media (scripting: none)': { display: 'contents' } }),
  formTitle: css({
    textStyle: 'h4',
    m: '0',
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'border',
  }),
}

const findSimilar = 'Find Me Something Similar'

export interface SoldNoticeProps {
  /** "Unfortunately this car recently sold." */
  sentence: string
  /** Page of the enquiry for a similar vehicle. */
  similarHref: string
  /** The enquiry form itself, for visitors with script. Default: a link to its page, for all. */
  form?: ReactNode
}

/** Stands in the place of price and buttons once a car is sold (VDP-073 to VDP-075). */
export function SoldNotice({ sentence, similarHref, form }: SoldNoticeProps) {
  return (
    <div className={styles.root}>
      <div>
        <p className={styles.title}>{SOLD_TITLE}</p>
        <p className={styles.text}>{sentence}</p>
      </div>
      {form ? (
        <>
          <div className={styles.form}>
            <h2 className={styles.formTitle}>{findSimilar}</h2>
            {form}
          </div>
          <div className={styles.link}>
            <ButtonLink href={similarHref}>{findSimilar}</ButtonLink>
          </div>
        </>
      ) : (
        <ButtonLink href={similarHref}>{findSimilar}</ButtonLink>
      )}
    </div>
  )
}
