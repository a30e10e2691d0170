import { css } from '@forecourt/styled-system/css'
import { accountPageStyles } from '../account-page/account-page.styles.ts'

export const accountDeletionStyles = {
  ...accountPageStyles,
  withoutScript: css({
    margin: '0',
    textStyle: 'body',
    '@media (scripting: enabled)': { display: 'none' },
  }),
  section: css({ display: 'grid', gap: '3' }),
  list: css({
    display: 'grid',
    gap: '2',
    margin: '0',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    textStyle: 'body',
    overflowWrap: 'anywhere',
  }),
  reason: css({ color: 'fg.muted' }),
}
