import { css } from '@forecourt/styled-system/css'
import { Button } from '@forecourt/ui/button'
import { WATCHLIST_PATH } from '../../model/watchlist/watchlist.ts'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    px: '4',
    py: '3',
  }),
  text: css({ textStyle: 'body', m: '0' }),
}

export interface MoveToWatchlistProps {
  /** Ids of the saved vehicles. */
  carIds: readonly number[]
  /** Names of one and of several of them, "car" and "cars". */
  noun: { one: string; many: string }
}

/** Offer to keep the vehicles saved in this browser on every device: a form, with and without script. Source: `D-63`, `D-64` */
export function MoveToWatchlist({ carIds, noun }: MoveToWatchlistProps) {
  if (carIds.length === 0) return null
  const what = carIds.length === 1 ? `this ${noun.one}` : `these ${noun.many}`
  return (
    <form action={WATCHLIST_PATH} method="post" className={styles.root}>
      <p className={styles.text}>
        Saved in this browser only. Keep {what} on every device you use.
      </p>
      <input type="hidden" name="save" value={carIds.join('.')} />
      <Button type="submit" variant="outline">
        Add to watchlist
      </Button>
    </form>
  )
}
