import { maskIcon } from '@forecourt/styled-system/recipes'
import type { maskDrawings } from './mask-drawings.ts'

/** Icons that a sheet draws. */
export type MaskIconName = keyof typeof maskDrawings

/**
 * Class names by which the sheet draws an icon beside an element's content, in its colour, 20 px wide or
 * `--icon-size`. For icons beside words; one that a script exchanges or turns is an icon of its own.
 * @param place before the content, where the element is a flex or grid box. Default after it
 */
export const createMaskIconClass = (icon: MaskIconName, place?: 'start'): string =>
  maskIcon({ icon, place })
