import { css } from '@forecourt/styled-system/css'
import { spinner } from '@forecourt/styled-system/recipes'
import { Alert } from '@forecourt/ui/alert'

const styles = {
  // The alert takes a row of its own beside buttons in a row.
  alert: css({ flexBasis: 'full', order: '1' }),
}

/** Turns while the file is prepared. */
export const PrintSpinner = () => <span className={spinner({ size: 'sm' })} aria-hidden="true" />

/** Says why there is no file. */
export const PrintProblem = ({ children }: { children: string }) => (
  <Alert tone="destructive" className={styles.alert}>
    {children}
  </Alert>
)
