import { css } from '@forecourt/styled-system/css'

export const enquiryDialogStyles = {
  // On a phone the way to send is on the first screen (PLUS-085).
  intro: css({
    display: { base: 'none', md: 'block' },
    margin: '0',
    marginBottom: '4',
    textStyle: 'body',
    color: 'fg.muted',
  }),
}
