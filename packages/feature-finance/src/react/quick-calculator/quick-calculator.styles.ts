import { css } from '@forecourt/styled-system/css'

export const quickCalculatorStyles = {
  form: css({
    display: 'grid',
    gap: '4',
    m: '0',
    alignItems: 'end',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' },
  }),
  field: css({ display: 'grid', gap: '1.5', textStyle: 'label', minW: '0' }),
}
