/** Families of colours that vehicles are looked for by, as visitors read them. Source: `PLUS-077` */
export const colourFamilies = {
  white: 'White',
  black: 'Black',
  silver: 'Silver',
  grey: 'Grey',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow and orange',
  brown: 'Brown and beige',
  purple: 'Purple and pink',
} as const

/** Name of a family. */
export type ColourFamily = keyof typeof colourFamilies

/** Plain words for colours: the last one in a name says what it is, "Bluish Black" and "Cherry Black". */
const plainWords: Readonly<Record<string, ColourFamily>> = {
  white: 'white',
  black: 'black',
  silver: 'silver',
  grey: 'grey',
  gray: 'grey',
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  orange: 'yellow',
  brown: 'brown',
  beige: 'brown',
  bronze: 'brown',
  gold: 'brown',
  purple: 'purple',
  violet: 'purple',
  pink: 'purple',
}

/** Words that occur in the names of colours, the telling ones first, with their family and a lacquer. */
const lacquers: readonly (readonly [RegExp, ColourFamily, string])[] = [
  [/\b(white|ivory|alabaster|polar|snow|frost|arctic|glacier|cream|vanilla)/, 'white', '#e9ebec'],
  [/\b(black|ebony|onyx|obsidian|midnight|jet|noir|ink)/, 'black', '#23272d'],
  [
    /\b(gun ?metal|graphite|charcoal|anthracite|granite|slate|magnetic|titanium|steel)/,
    'grey',
    '#545b63',
  ],
  [/\b(silver|platinum|aluminium|chrome|sterling)/, 'silver', '#b7bdc3'],
  [/\b(gr[ea]y|cement|concrete|ash|stone)/, 'grey', '#858c94'],
  [
    /\b(maroon|burgundy|merlot|garnet|cherry|ruby|crimson|red|scarlet|flame|lava|ross[ao]|magma)/,
    'red',
    '#a42a2c',
  ],
  [/\b(orange|copper|tangerine|ember|rust|mango)/, 'yellow', '#c8672c'],
  [/\b(yellow|lemon|sun)/, 'yellow', '#d8b43a'],
  [
    /\b(gold|champagne|beige|sand|desert|bronze|brown|mocha|chocolate|coffee|tan|khaki)/,
    'brown',
    '#9c8464',
  ],
  [/\b(green|olive|lime|emerald|jungle|forest|moss|sage)/, 'green', '#4d6b52'],
  [/\b(teal|turquoise|aqua|cyan|jade)/, 'blue', '#2f7f84'],
  [/\b(navy|indigo|sapphire|blue|azure|cobalt|ocean|marine)/, 'blue', '#2d5488'],
  [/\b(purple|violet|plum|amethyst|aubergine)/, 'purple', '#5c4478'],
  [/\b(pink|magenta|rose)/, 'purple', '#b5587c'],
  [/\bpearl/, 'white', '#e9ebec'],
]

/** Lacquer of a vehicle whose colour is unknown or says nothing. */
const neutralPaint = '#93a0ad'

/** Two colours are named one behind the other, the one that covers most first. */
const secondColour = /\s(?:and|with)\s|[/&+,]/

/**
 * Family of a colour by the name its maker gives it; of two colours that of the first.
 * @returns null for a name that says nothing, such as "Wildfire"
 * Source: `PLUS-077`
 */
export function findColourFamily(colourName: string | null): ColourFamily | null {
  const [name = ''] = (colourName ?? '').toLowerCase().split(secondColour)
  const plain = name.split(/[^a-z]+/).findLast((word) => Object.hasOwn(plainWords, word))
  if (plain !== undefined) return plainWords[plain] ?? null
  return lacquers.find(([words]) => words.test(name))?.[1] ?? null
}

/** A lacquer that goes with the name of a colour, as hexadecimal RGB: "Polar White" is near white. */
export function findPaint(colourName: string | null): string {
  const name = (colourName ?? '').toLowerCase()
  const own = findColourFamily(colourName)
  return lacquers.find(([words, family]) => family === own && words.test(name))?.[2] ?? neutralPaint
}
