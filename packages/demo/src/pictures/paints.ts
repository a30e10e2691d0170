/** A lacquer: the colour of its ground and how much it darkens where it turns away from the light. */
export interface Paint {
  /** Colour of the ground coat in full light, as hexadecimal sRGB. */
  ground: string
  /** 0 for a solid colour, up to 0.6 for a candy: metal flakes brighten what faces the light. */
  flop: number
}

/** Every paint a vehicle can be pictured in. */
export const paints = {
  white: { ground: '#d8dadb', flop: 0 },
  'bright-white': { ground: '#e9ebec', flop: 0 },
  'ice-white': { ground: '#c9d3dc', flop: 0 },
  'warm-white': { ground: '#dfd9ca', flop: 0 },
  'frost-white': { ground: '#c5cacc', flop: 0.08 },
  'pearl-white': { ground: '#d9d6cf', flop: 0.06 },
  cream: { ground: '#d0c5ac', flop: 0 },
  'bright-silver': { ground: '#b6babd', flop: 0.34 },
  silver: { ground: '#989ca0', flop: 0.38 },
  'steel-silver': { ground: '#87909a', flop: 0.38 },
  'warm-silver': { ground: '#9c958a', flop: 0.36 },
  cement: { ground: '#7f8487', flop: 0 },
  'stone-grey': { ground: '#77776f', flop: 0 },
  grey: { ground: '#565b60', flop: 0.36 },
  'blue-grey': { ground: '#45525e', flop: 0.36 },
  'dark-grey': { ground: '#33363b', flop: 0.38 },
  graphite: { ground: '#232629', flop: 0.4 },
  black: { ground: '#0c0d0e', flop: 0 },
  'black-pearl': { ground: '#101114', flop: 0.3 },
  'blue-black': { ground: '#0d131b', flop: 0.3 },
  'pale-blue': { ground: '#7894a8', flop: 0.3 },
  blue: { ground: '#1c4683', flop: 0.36 },
  'bright-blue': { ground: '#145db0', flop: 0.3 },
  'dark-blue': { ground: '#0f2142', flop: 0.4 },
  'teal-blue': { ground: '#134352', flop: 0.36 },
  red: { ground: '#a81216', flop: 0 },
  'candy-red': { ground: '#8a0f18', flop: 0.5 },
  'dark-red': { ground: '#430d15', flop: 0.42 },
  orange: { ground: '#c24c12', flop: 0.2 },
  copper: { ground: '#823d1c', flop: 0.42 },
  yellow: { ground: '#e3b41c', flop: 0 },
  green: { ground: '#2c4635', flop: 0.34 },
  'dark-green': { ground: '#0f2318', flop: 0.3 },
  olive: { ground: '#4c503a', flop: 0.1 },
  sand: { ground: '#938872', flop: 0.06 },
  beige: { ground: '#aa9c81', flop: 0.3 },
  bronze: { ground: '#5c4c39', flop: 0.4 },
  brown: { ground: '#35271f', flop: 0.4 },
  purple: { ground: '#322045', flop: 0.4 },
} as const satisfies Record<string, Paint>

/** Name of a paint. */
export type PaintKey = keyof typeof paints

/** Every name of a paint. */
export const paintKeys = Object.keys(paints) as PaintKey[]

/** Groups of colours, as a maker's chart sorts them. */
export type PaintFamily =
  | 'white'
  | 'silver'
  | 'grey'
  | 'black'
  | 'blue'
  | 'red'
  | 'green'
  | 'orange'
  | 'yellow'
  | 'brown'
  | 'beige'
  | 'purple'

/** Words that tell the family; of several in a name the last word counts, else the first rule. */
const familyWords: readonly (readonly [PaintFamily, RegExp])[] = [
  ['white', /\b(white|ivory|alabaster|snow|frost|polar|arctic|glacier|cream|vanilla|pearl)\b/],
  ['black', /\b(black|ebony|onyx|obsidian|midnight|jet|noir|ink)\b/],
  ['grey', /\b(gr[ea]y|gunmetal|graphite|charcoal|slate|titanium|steel|magnetic|cement|stone)\b/],
  ['silver', /\b(silver|platinum|alumini?um|chrome|quartz)\b/],
  ['red', /\b(red|maroon|burgundy|merlot|cherry|ruby|crimson|scarlet|flame|lava|rosso|rossa)\b/],
  ['orange', /\b(orange|copper|tangerine|ember|rust|mango)\b/],
  ['yellow', /\b(yellow|lemon|gold)\b/],
  ['beige', /\b(beige|sand|champagne|desert|khaki|linen|fawn)\b/],
  ['brown', /\b(brown|bronze|mocha|chocolate|coffee|tan|walnut)\b/],
  ['green', /\b(green|olive|lime|emerald|jungle|forest|moss|sage|eucalyptus)\b/],
  ['blue', /\b(blue|navy|indigo|sapphire|azure|cobalt|ocean|marine|teal|aqua|turquoise)\b/],
  ['purple', /\b(purple|violet|plum|amethyst|aubergine)\b/],
]

/** Within a family: words that ask for another paint than its first, the telling ones first. */
const shades: Readonly<
  Record<PaintFamily, readonly [PaintKey, ...(readonly [PaintKey, RegExp])[]]>
> = {
  white: [
    'white',
    ['cream', /cream|vanilla|ivory|york|chiffon|fuji|linen/],
    ['pearl-white', /pearl|crystal|diamond|orchid|quartz|multi|mineral|snowflake|moonstone|silky/],
    ['frost-white', /frosted|serenity|starlight|platinum|moon|ceramic|lunar|marble/],
    ['bright-white', /^white$|bright|atlas|clear|pure|oxford|alpine|candy|ski|summit/],
    ['ice-white', /arctic|polar|winter|ibis|splash|blanc/],
    ['warm-white', /warm|rhodium|alba|heron|taffeta|hamilton|natural|dover/],
  ],
  silver: [
    'silver',
    ['warm-silver', /warm|quartz|champagne|ivory|satin|sedona|floret|pyrite/],
    ['steel-silver', /steel|alumini?um|sonic|mercury|billet|tungsten|iridium/],
    ['bright-silver', /bright|brilliant|ice|white|shimmer|sparkl|ingot|hakuba|glacier|moon|dawn/],
  ],
  grey: [
    'grey',
    ['graphite', /graphite|black|carbon|gun ?met|anthracite|obsidian|magnet|stealth|machine|hyper/],
    ['dark-grey', /dark|charcoal|thunder|mineral|eclipse|meteor|granite|tungsten|slate|amazon/],
    ['blue-grey', /blue|polymetal|steel|denim|modern|corris|abyss/],
    ['stone-grey', /conquer|stone|rock|boulder/],
    ['cement', /cement|concrete|ceramic|nardo|chalk|ash|cyber/],
  ],
  black: [
    'black-pearl',
    ['blue-black', /blue|abyss|sapphire|peacock|aurora|bluish|ink/],
    ['black', /^(black|ebony|solid|jet|pitch|absolute|deep|super)/],
  ],
  blue: [
    'blue',
    [
      'dark-blue',
      /dark|deep|navy|midnight|cosmic|saturn|abyss|portofino|prussian|atlantic|sapphire/,
    ],
    ['pale-blue', /pale|ice|frost|cloud|vapor|arctic|ash|sky|stormy|lunar/],
    ['bright-blue', /bright|lightning|performance|dynamic|energy|kinetic|impulse|reef|electric/],
    ['teal-blue', /teal|aqua|turquoise|jade|oasis|horizon|neptune|tidal|marine/],
  ],
  red: [
    'red',
    ['dark-red', /dark|maroon|burgundy|merlot|cherry|garnet|firenze|velvet|terra|patagonia/],
    ['candy-red', /crystal|candy|soul|lucid|ruby|magnetic|diamond|spinel|ultra|pearl|fiery|ignite/],
  ],
  green: [
    'green',
    ['dark-green', /racing|dark|deep|british|forest|nordic|emerald/],
    ['olive', /olive|sage|khaki|army|military|moss|eucalyptus/],
  ],
  orange: ['orange', ['copper', /copper|bronze|sedona|rust|burnt|terra/]],
  yellow: ['yellow'],
  brown: ['brown', ['bronze', /bronze|oxide|dusty|blazing|khaki|titanium/]],
  beige: ['beige', ['sand', /sand|desert|dune|khaki|clay/]],
  purple: ['purple'],
}

const familyOf = (word: string) => familyWords.find(([, words]) => words.test(word))?.[0]

/** Words after a colour that say how it shines. */
const finish = /( (pearl|metallic|mica|crystal|silica|multi-coat))+$/

/** The family a name belongs to: "Deep Crystal Blue" is blue, "Blue Silver" silver. */
function familyOfName(name: string): PaintFamily | null {
  const lastWord = name.replace(finish, '').split(' ').at(-1) ?? ''
  return familyOf(lastWord) ?? familyOf(name) ?? null
}

/**
 * The paint nearest to the name a maker gives it: "Glacier White" is `white`, "Soul Red Crystal"
 * `candy-red`. A name that tells nothing is `silver`.
 * @param family what the maker's chart says of it; default read from the name
 */
export function findPaint(colourName: string | null, family?: PaintFamily): PaintKey {
  const name = (colourName ?? '').toLowerCase()
  const known = family ?? familyOfName(name)
  if (known === null) return 'silver'
  const [plain, ...others] = shades[known]
  return others.find(([, words]) => words.test(name))?.[0] ?? plain
}
