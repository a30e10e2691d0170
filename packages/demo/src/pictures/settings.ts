import type { SettingKey } from './vehicle-picture.ts'

/** How a setting is lit and how its photographer develops the picture. */
export interface Setting {
  /** Multiplies all light before the film curve. */
  exposure: number
  /** Colour of the light on the vehicle, linear red, green and blue; 1 is the light it was rendered in. */
  vehicleLight: readonly [number, number, number]
  /** Colour of the light behind the vehicle, likewise: what a photographer's white balance leaves of it. */
  backgroundLight: readonly [number, number, number]
  /** Depth of the ground shadow: 1 as rendered, above it darker. */
  shadow: number
  /** How much the corners darken, 0 to 1. */
  vignette: number
}

/** Every setting. */
export const settings: Readonly<Record<SettingKey, Setting>> = {
  studio: {
    exposure: 1.06,
    vehicleLight: [1, 1, 1],
    backgroundLight: [1.04, 1.04, 1.04],
    shadow: 1.1,
    vignette: 0.06,
  },
  yard: {
    exposure: 1.1,
    vehicleLight: [1.04, 1, 0.95],
    backgroundLight: [1.1, 1.01, 0.9],
    shadow: 1.35,
    vignette: 0.08,
  },
  park: {
    exposure: 1.1,
    vehicleLight: [1.04, 1.01, 0.94],
    backgroundLight: [1.07, 1.01, 0.92],
    shadow: 1.35,
    vignette: 0.08,
  },
  depot: {
    exposure: 1.08,
    vehicleLight: [1.03, 1, 0.96],
    backgroundLight: [1.08, 1, 0.91],
    shadow: 1.35,
    vignette: 0.08,
  },
  gallery: {
    exposure: 1,
    vehicleLight: [1.02, 1, 0.97],
    backgroundLight: [1, 1, 1],
    shadow: 1.15,
    vignette: 0.16,
  },
}
