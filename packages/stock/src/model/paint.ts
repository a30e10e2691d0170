/** Words that occur in the names of colours, the telling ones first, and a lacquer for each. */
const lacquers: readonly (readonly [RegExp, string])[] = [
  [/\b(pearl|white|ivory|alabaster|polar|snow|frost|arctic|glacier|cream|vanilla)/, '#e9ebec'],
  [/\b(black|ebony|onyx|obsidian|midnight|jet|noir|ink)/, '#23272d'],
  [/\b(gun ?metal|graphite|charcoal|anthracite|granite|slate|magnetic|titanium|steel)/, '#545b63'],
  [/\b(silver|platinum|aluminium|chrome|sterling)/, '#b7bdc3'],
  [/\b(gr[ea]y|cement|concrete|ash|stone)/, '#858c94'],
  [
    /\b(maroon|burgundy|merlot|garnet|cherry|ruby|crimson|red|scarlet|flame|lava|rosso|magma)/,
    '#a42a2c',
  ],
  [/\b(orange|copper|tangerine|ember|rust|mango)/, '#c8672c'],
  [/\b(yellow|lemon|sun)/, '#d8b43a'],
  [/\b(gold|champagne|beige|sand|desert|bronze|brown|mocha|chocolate|coffee|tan|khaki)/, '#9c8464'],
  [/\b(green|olive|lime|emerald|jungle|forest|moss|sage)/, '#4d6b52'],
  [/\b(teal|turquoise|aqua|cyan|jade)/, '#2f7f84'],
  [/\b(navy|indigo|sapphire|blue|azure|cobalt|ocean|marine)/, '#2d5488'],
  [/\b(purple|violet|plum|amethyst|aubergine)/, '#5c4478'],
  [/\bpink|magenta|rose/, '#b5587c'],
]

/** Lacquer of a vehicle whose colour is unknown or says nothing. */
const neutralPaint = '#93a0ad'

/** A lacquer that goes with the name of a colour, as hexadecimal RGB: "Polar White" is near white. */
export function findPaint(colourName: string | null): string {
  const name = (colourName ?? '').toLowerCase()
  return lacquers.find(([words]) => words.test(name))?.[1] ?? neutralPaint
}
