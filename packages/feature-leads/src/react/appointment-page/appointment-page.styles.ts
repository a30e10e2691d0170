import { css } from '@forecourt/styled-system/css'

export const appointmentPageStyles = {
  page: css({ display: 'grid', gap: '6', maxWidth: 'dialog' }),
  head: css({ display: 'grid', gap: '3', justifyItems: 'start' }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', textStyle: 'body', color: 'fg.muted' }),
  form: css({ display: 'grid', gap: '5', justifyItems: 'start' }),
  field: css({ width: 'full' }),
}
