import { css } from '@forecourt/styled-system/css'

export const unsubscribePageStyles = {
  page: css({ display: 'grid', gap: '6', maxWidth: 'dialog' }),
  head: css({ display: 'grid', gap: '3', justifyItems: 'start' }),
  icon: css({ color: 'success.fg', width: '12', height: '12' }),
  heading: css({ margin: '0', textStyle: 'h1' }),
  text: css({ margin: '0', textStyle: 'body', color: 'fg.muted' }),
  form: css({ display: 'grid', gap: '5', justifyItems: 'start' }),
  field: css({ width: 'full' }),
}
