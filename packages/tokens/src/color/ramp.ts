import {
  clampChroma,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
} from 'culori/fn'
import { measureContrastRatio } from './contrast.ts'

const toOklch = useMode(modeOklch)
for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab]) useMode(mode)

/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue 0 to 360 degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hueDegrees: number
}

/**
 * Contrast each step has against white, whatever its hue, and the share of the source colour's
 * chroma it keeps. Text pairs are chosen by these numbers: the contrast of two steps is the
 * quotient of their ratios, so a pair that is readable in one ramp is readable in every ramp.
 */
export const rampSteps = {
  50: { whiteContrast: 1.05, chromaShare: 0.14 },
  100: { whiteContrast: 1.12, chromaShare: 0.24 },
  200: { whiteContrast: 1.27, chromaShare: 0.42 },
  300: { whiteContrast: 1.55, chromaShare: 0.66 },
  400: { whiteContrast: 2.15, chromaShare: 0.9 },
  500: { whiteContrast: 3.6, chromaShare: 1 },
  600: { whiteContrast: 5.25, chromaShare: 1 },
  700: { whiteContrast: 7.4, chromaShare: 0.94 },
  800: { whiteContrast: 11, chromaShare: 0.8 },
  900: { whiteContrast: 14.6, chromaShare: 0.6 },
  950: { whiteContrast: 17.6, chromaShare: 0.42 },
} as const

/** Name of a ramp step, lightest to darkest. */
export type RampStep = keyof typeof rampSteps

/** Eleven tints and shades of one colour as `#rrggbb`. */
export type Ramp = Readonly<Record<RampStep, string>>

function parseOpaque(color: string) {
  const parsed = parse(color)
  if (parsed && (parsed.alpha ?? 1) === 1) return parsed
  throw new RangeError(`[tokens] expected an opaque CSS colour, got ${JSON.stringify(color)}`)
}

/**
 * Reads an opaque CSS colour (hex, `rgb()`, `hsl()`, `oklch()` or a name).
 * @throws RangeError for any other text and for translucent colours
 */
export function parseColor(color: string): Oklch {
  const { l, c, h } = toOklch(parseOpaque(color))
  return { lightness: l, chroma: c, hueDegrees: h ?? 0 }
}

/**
 * The same colour as `#rrggbb`; one that sRGB cannot show loses chroma.
 * @throws RangeError as `parseColor` does
 */
export function toHex(color: string): string {
  return formatHex(clampChroma(parseOpaque(color), 'oklch'))
}

/** Writes a colour as `#rrggbb`, giving up chroma where sRGB cannot show it. */
function formatColor({ lightness, chroma, hueDegrees }: Oklch): string {
  const color = { mode: 'oklch', l: lightness, c: chroma, h: hueDegrees } as const
  return formatHex(clampChroma(color, 'oklch'))
}

/**
 * The tint or shade of a hue whose contrast against white is `whiteContrast`, within the
 * precision of eight bits a channel.
 */
export function solveContrast(hue: Omit<Oklch, 'lightness'>, whiteContrast: number): string {
  let darker = 0
  let lighter = 1
  for (let round = 0; round < 16; round += 1) {
    const lightness = (darker + lighter) / 2
    const isTooLight =
      measureContrastRatio(formatColor({ ...hue, lightness }), '#fff') < whiteContrast
    if (isTooLight) lighter = lightness
    else darker = lightness
  }
  return formatColor({ ...hue, lightness: darker })
}

/** The ramp of a colour: its hue at the contrast and chroma of each step. */
export function createRamp(color: Oklch): Ramp {
  const step = (name: RampStep) => {
    const { whiteContrast, chromaShare } = rampSteps[name]
    return solveContrast({ ...color, chroma: color.chroma * chromaShare }, whiteContrast)
  }
  return {
    50: step(50),
    100: step(100),
    200: step(200),
    300: step(300),
    400: step(400),
    500: step(500),
    600: step(600),
    700: step(700),
    800: step(800),
    900: step(900),
    950: step(950),
  }
}
