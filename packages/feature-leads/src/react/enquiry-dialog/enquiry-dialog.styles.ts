import { css } from '@forecourt/styled-system/css'

export const enquiryDialogStyles = {
  intro: css({ margin: '0', marginBottom: '4', textStyle: 'body', color: 'fg.muted' }),
}
