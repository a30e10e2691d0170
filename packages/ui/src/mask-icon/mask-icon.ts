import { maskIcon } from '@forecourt/styled-system/recipes'
import type { maskDrawings } from './mask-drawings.ts'

/** Icons that a sheet draws. */
export type MaskIconName = keyof typeof maskDrawings

/**
 * Class names by which the sheet draws an icon after an element's content, in its colour, 20 px wide or
 * `--icon-size`. For lists that repeat it many times; anywhere else take the icon itself.
 */
export const createMaskIconClass = (icon: MaskIconName): string => maskIcon({ icon })
