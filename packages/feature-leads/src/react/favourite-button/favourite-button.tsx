import { Button } from '@forecourt/ui/button'
import { IconButton } from '@forecourt/ui/icon-button'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { MouseEvent } from 'react'
import type { Favourite } from '../../model/favourites.ts'
import { formatHeartTitle } from './saved-name.ts'

export interface FavouriteButtonProps {
  /** The car it saves. */
  car: Favourite
  /** Words on the button; with them it is a quiet button in a row. Default: the heart alone, for a photo. */
  label?: string
  /** Saved or not; `connectCarLists` shows the browser's own list over it. Default false. */
  isSaved?: boolean
  /** Called on a press, which then sends nothing. Default: the form, or `connectCarLists`, takes it. */
  onToggle?: (details: { car: Favourite }) => void
}

/** Id of the form that buttons without script belong to; `CarListsForm` is that form. */
export const carListsFormId = 'car-lists'

/**
 * Heart that saves a car, alone or with words. Without script it sends the form `CarListsForm` of the page to
 * `/favourites`.
 * Source: `LEAD-077`, `LEAD-078`, `D-64`, `PLUS-026`
 */
export function FavouriteButton({ label, ...favourite }: FavouriteButtonProps) {
  const props = buttonProps(favourite, label !== undefined)
  if (label === undefined)
    return (
      <IconButton
        {...props}
        label={formatHeartTitle(favourite.car.name)}
        variant="raised"
        shape="round"
        className={createMaskIconClass('heart')}
      />
    )
  const { pressed, ...button } = props
  return (
    <Button
      {...button}
      variant="quiet"
      aria-pressed={pressed}
      className={createMaskIconClass('heart', 'start')}
    >
      {label}
    </Button>
  )
}

/**
 * Part that makes a button save a car, with script and without.
 * @param hasWords of its own, so that its title does not name the car
 */
function buttonProps(
  { car, isSaved = false, onToggle }: Omit<FavouriteButtonProps, 'label'>,
  hasWords: boolean,
) {
  const { id, name, slug, make, model, primary_image_url } = car
  return {
    pressed: isSaved,
    type: 'submit',
    form: carListsFormId,
    formAction: '/favourites',
    name: isSaved ? 'remove' : 'save',
    value: id,
    'data-car-list': 'favourite',
    // A field a line, without marks that HTML would escape: a page has it once for every card.
    'data-car': [hasWords ? name : '', slug, make, model, primary_image_url].join('\n'),
    suppressHydrationWarning: true,
    onClick:
      onToggle &&
      ((event: MouseEvent) => {
        event.preventDefault()
        onToggle({ car })
      }),
  } as const
}

/** The form of every button of a list on a page, once; it holds nothing itself. */
export function CarListsForm() {
  return <form id={carListsFormId} method="post" hidden />
}
