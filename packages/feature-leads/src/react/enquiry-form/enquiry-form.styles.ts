import { css } from '@forecourt/styled-system/css'

export const enquiryFormStyles = {
  form: css({ display: 'grid', gap: '5', width: 'full', maxWidth: 'dialog' }),
  focusable: css({ borderRadius: 'card' }),
  note: css({ margin: '0', textStyle: 'bodySm', color: 'fg.muted' }),
  group: css({
    margin: '0',
    padding: '0',
    border: 'none',
    minWidth: '0',
    display: 'grid',
    gap: '2',
  }),
  legend: css({ padding: '0', marginBottom: '2', textStyle: 'label' }),
  groupError: css({ textStyle: 'bodySm', color: 'danger.fg' }),
  honeypot: css({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
}
