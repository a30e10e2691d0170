import { HeartIcon } from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import type { Favourite } from '../../model/favourites.ts'

export interface FavouriteButtonProps {
  /** The car it saves. */
  car: Favourite
  /** Saved or not; `connectCarMarks` shows the browser's own list over it. Default false. */
  isMarked?: boolean
  /** Called on a press, which then sends nothing. Default: the form, or `connectCarMarks`, takes it. */
  onToggle?: (details: { car: Favourite }) => void
}

/** Id of the form that marks without script belong to; `CarMarksForm` is that form. */
export const carMarksFormId = 'car-marks'

/**
 * Heart that saves a car. Without script it sends the form `CarMarksForm` of the page to
 * `/favourites`.
 * Source: `LEAD-077`, `LEAD-078`, `D-64`, `PLUS-026`
 */
export function FavouriteButton({ car, isMarked = false, onToggle }: FavouriteButtonProps) {
  const { id, name, slug, make, model, primary_image_url } = car
  return (
    <IconButton
      label={`Save ${name}`}
      variant="raised"
      shape="round"
      pressed={isMarked}
      type="submit"
      form={carMarksFormId}
      formAction="/favourites"
      name={isMarked ? 'remove' : 'save'}
      value={id}
      data-mark="favourite"
      data-car={JSON.stringify({ id, name, slug, make, model, primary_image_url })}
      suppressHydrationWarning
      onClick={
        onToggle &&
        ((event) => {
          event.preventDefault()
          onToggle({ car })
        })
      }
    >
      <HeartIcon size={20} />
    </IconButton>
  )
}

/** The form of every mark on a page, once; it holds nothing itself. */
export function CarMarksForm() {
  return <form id={carMarksFormId} method="post" hidden />
}
