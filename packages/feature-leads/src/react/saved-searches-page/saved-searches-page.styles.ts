import { css } from '@forecourt/styled-system/css'
import { accountPageStyles } from '../account-page/account-page.styles.ts'

export const savedSearchesStyles = {
  ...accountPageStyles,
  form: css({ display: 'grid', gap: '5' }),
  list: css({ display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' }),
  item: css({
    display: 'grid',
    gap: '3',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  }),
  name: css({ textStyle: 'h4', color: 'fg', textDecoration: 'underline' }),
}
