import { css } from '@forecourt/styled-system/css'

export const phoneVerificationStyles = {
  root: css({ display: 'grid', gap: '5', minWidth: '0' }),
  phone: css({ display: 'grid', gap: '5' }),
  again: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
