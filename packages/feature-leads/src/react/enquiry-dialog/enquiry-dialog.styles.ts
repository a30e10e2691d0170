import { css } from '@forecourt/styled-system/css'

export const enquiryDialogStyles = {
  body: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' }),
  // On a phone below the form: the way to send is on the first screen (PLUS-085).
  intro: css({
    order: { base: '1', md: '0' },
    margin: '0',
    textStyle: 'body',
    color: 'fg.muted',
  }),
}
