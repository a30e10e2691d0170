import { css, cx } from '@forecourt/styled-system/css'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { IconButton } from '@forecourt/ui/icon-button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { isWatchButtonShown, WATCHLIST_PATH } from '../../model/watchlist/watchlist.ts'
import { carListsFormId } from '../favourite-button/favourite-button.tsx'

const styles = {
  button: css({ '&[aria-pressed=true]': { bg: 'action.subtle' } }),
  // Without script nobody can say whether the list has this car, so its link stands there always.
  list: css({ '&[data-watched=false]': { '@media (scripting: enabled)': { display: 'none' } } }),
}

export interface WatchButtonProps {
  /** The vehicle. */
  car: { id: number; name: string }
  /** True for a sold vehicle, which nobody begins to watch. Default false. */
  isSold?: boolean
  /** Watched or not; `connectWatchlist` shows the visitor's own list over it. Default false. */
  isWatched?: boolean
  /** On a photo, as on the list itself, it is the eye alone, without a link to the list. Default `page`. */
  on?: 'page' | 'photo'
}

/**
 * Button that watches a vehicle on every device of somebody who is signed in, and "View List" once it does.
 * Without script it sends the form `CarListsForm` of the page to `/watchlist`.
 * Source: `D-63`, `LEAD-068` to `LEAD-073`, `SITE-055`
 */
export function WatchButton(props: WatchButtonProps) {
  const { car, isSold = false, isWatched = false, on = 'page' } = props
  const label = `Watch ${car.name}`
  const button = {
    type: 'submit',
    form: carListsFormId,
    formAction: WATCHLIST_PATH,
    name: isWatched ? 'remove' : 'save',
    value: car.id,
    hidden: !isWatchButtonShown(isSold, isWatched),
    'data-watch': isSold ? 'sold' : 'listed',
    suppressHydrationWarning: true,
  } as const
  if (on === 'photo')
    return (
      <IconButton
        {...button}
        label={label}
        pressed={isWatched}
        variant="raised"
        shape="round"
        className={cx(createMaskIconClass('eye'), styles.button)}
      />
    )
  return (
    <>
      <Button
        {...button}
        variant="quiet"
        aria-pressed={isWatched}
        aria-label={label}
        className={cx(createMaskIconClass('eye', 'start'), styles.button)}
      >
        Watch
      </Button>
      <ButtonLink
        href={WATCHLIST_PATH}
        variant="quiet"
        data-watched={isWatched}
        data-watch-list={car.id}
        className={styles.list}
        suppressHydrationWarning
      >
        View List
      </ButtonLink>
    </>
  )
}
