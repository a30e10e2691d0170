/**
 * Signs of the two files of a family, as `unicode-range`s that share nothing. Together they are the
 * range of Google's Latin fonts, and the combining accents a decomposed letter (e, then U+0301) has.
 */
export const fontRanges = {
  // ASCII but < > [ \ ] ^ ` { } ~, which no sentence has; © ® ° · ×, – — ‘ ’ “ ” • … € ™ −, and all that
  // has no shape: spaces, soft hyphen, marks of direction. `Intl` writes such spaces into times, and none is
  // worth a second file.
  core: 'U+0-3B,U+3D,U+3F-5A,U+5F,U+61-7A,U+7C,U+7F-A0,U+A9,U+AD-AE,U+B0,U+B7,U+D7,U+2000-2019,U+201C-201D,U+2022,U+2026-202F,U+205F-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD',
  rest: 'U+3C,U+3E,U+5B-5E,U+60,U+7B,U+7D-7E,U+A1-A8,U+AA-AC,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+300-30C,U+323,U+327-329,U+201A-201B,U+201E-2021,U+2023-2025,U+2030-205E,U+2191,U+2193,U+2215',
} as const

/** Code points of a `unicode-range`. */
export function listCodePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
