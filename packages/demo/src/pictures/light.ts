/** The brightest light a layer can hold; 1 is a white card in the key light. */
export const mostLight = 4

/** Steepness of the code: large values keep more steps for the dark. */
const steepness = 24

const fullScale = Math.log1p(steepness * mostLight)

/** Light as a code from 0 to 1 whose steps look about even from shadow to highlight. */
export function encodeLight(light: number): number {
  const held = Math.min(Math.max(light, 0), mostLight)
  return Math.log1p(steepness * held) / fullScale
}

/** The light of a code from 0 to 1. */
export function decodeLight(code: number): number {
  return Math.expm1(code * fullScale) / steepness
}

/** Light of each code of a byte. */
export const lightOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  decodeLight(byte / 255),
)

/** Linear light of an sRGB value from 0 to 1. Source: IEC 61966-2-1 */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** sRGB value of linear light from 0 to 1. Source: IEC 61966-2-1 */
export function toDisplay(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Linear red, green and blue of hexadecimal sRGB. */
export function parseLinear(hex: string): readonly [number, number, number] {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}
