import { mostLight, toDisplay } from './light.ts'

/** Above 1 the print is harder: blacks are deeper, white stays white. */
const contrast = 1.14

/**
 * Share of full white a film shows for an amount of light: a toe in the shadows, a long shoulder in
 * the highlights. Source: K. Narkowicz, "ACES Filmic Tone Mapping Curve", 2016, printed harder
 * @param light linear, 0 or more; 0.18 is a grey card
 */
export function applyFilm(light: number): number {
  const value = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14)
  return Math.min(Math.max(value, 0), 1) ** contrast
}

/** Steps of {@link developTable}: even the darkest display values are about a step apart. */
const developSteps = 131_072

/** Light at the last step: a vehicle's base, its paint and what is behind it, each as bright as can be. */
const brightest = mostLight * 4

/** Turns light into an index of {@link developTable}. */
export const stepsPerLight = developSteps / brightest

/** Display byte for each step of light, with the film exposed by `exposure`. */
export function developTable(exposure: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: developSteps }, (_, step) =>
    Math.round(255 * toDisplay(applyFilm((step / stepsPerLight) * exposure))),
  )
}
