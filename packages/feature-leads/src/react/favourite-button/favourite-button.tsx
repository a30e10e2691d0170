import { css } from '@forecourt/styled-system/css'
import { Button } from '@forecourt/ui/button'
import { HeartIcon } from '@forecourt/ui/icon'
import { IconButton } from '@forecourt/ui/icon-button'
import type { MouseEvent } from 'react'
import type { Favourite } from '../../model/favourites.ts'

export interface FavouriteButtonProps {
  /** The car it saves. */
  car: Favourite
  /** Words on the button; with them it is a quiet button in a row. Default: the heart alone, for a photo. */
  label?: string
  /** Saved or not; `connectCarMarks` shows the browser's own list over it. Default false. */
  isMarked?: boolean
  /** Called on a press, which then sends nothing. Default: the form, or `connectCarMarks`, takes it. */
  onToggle?: (details: { car: Favourite }) => void
}

const styles = {
  labelled: css({ '&[aria-pressed=true] svg': { fill: 'currentColor' } }),
}

/** Id of the form that marks without script belong to; `CarMarksForm` is that form. */
export const carMarksFormId = 'car-marks'

/**
 * Heart that saves a car, alone or with words. Without script it sends the form `CarMarksForm` of the page to
 * `/favourites`.
 * Source: `LEAD-077`, `LEAD-078`, `D-64`, `PLUS-026`
 */
export function FavouriteButton({ label, ...mark }: FavouriteButtonProps) {
  const props = markProps(mark)
  if (label === undefined)
    return (
      <IconButton {...props} label={`Save ${mark.car.name}`} variant="raised" shape="round">
        <HeartIcon size={20} />
      </IconButton>
    )
  const { pressed, ...button } = props
  return (
    <Button
      {...button}
      variant="quiet"
      aria-pressed={pressed}
      className={styles.labelled}
      startIcon={<HeartIcon size={20} />}
    >
      {label}
    </Button>
  )
}

/** Part that makes a button the mark of a car, with script and without. */
function markProps({ car, isMarked = false, onToggle }: Omit<FavouriteButtonProps, 'label'>) {
  const { id, name, slug, make, model, primary_image_url } = car
  return {
    pressed: isMarked,
    type: 'submit',
    form: carMarksFormId,
    formAction: '/favourites',
    name: isMarked ? 'remove' : 'save',
    value: id,
    'data-mark': 'favourite',
    'data-car': JSON.stringify({ id, name, slug, make, model, primary_image_url }),
    suppressHydrationWarning: true,
    onClick:
      onToggle &&
      ((event: MouseEvent) => {
        event.preventDefault()
        onToggle({ car })
      }),
  } as const
}

/** The form of every mark on a page, once; it holds nothing itself. */
export function CarMarksForm() {
  return <form id={carMarksFormId} method="post" hidden />
}
