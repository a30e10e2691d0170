import type { SettingKey } from './vehicle-picture.ts'

/** How a setting is lit and how its photographer develops the picture. */
export interface Setting {
  /** Multiplies all light before the film curve. */
  exposure: number
  /** Colour of the light on the vehicle, linear red, green and blue; 1 is the light it was rendered in. */
  vehicleLight: readonly [number, number, number]
  /** Depth of the ground shadow: 1 as rendered, above it darker. */
  shadow: number
  /** How much the corners darken, 0 to 1. */
  vignette: number
  /** Share of the vehicle mirrored in the ground at its feet, 0 to 1. */
  reflection: number
}

/** Every setting. */
export const settings: Readonly<Record<SettingKey, Setting>> = {
  studio: {
    exposure: 1,
    vehicleLight: [1, 1, 1],
    shadow: 1,
    vignette: 0.06,
    reflection: 0.1,
  },
  yard: {
    exposure: 1,
    vehicleLight: [1.06, 1, 0.92],
    shadow: 1.25,
    vignette: 0.08,
    reflection: 0,
  },
  park: {
    exposure: 1,
    vehicleLight: [1.05, 1.01, 0.9],
    shadow: 1.25,
    vignette: 0.08,
    reflection: 0,
  },
  depot: {
    exposure: 1,
    vehicleLight: [1, 1, 0.98],
    shadow: 1.2,
    vignette: 0.08,
    reflection: 0,
  },
  gallery: {
    exposure: 0.9,
    vehicleLight: [1.02, 1, 0.97],
    shadow: 1.1,
    vignette: 0.16,
    reflection: 0.3,
  },
}
