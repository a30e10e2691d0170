import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { linkHref, slug, text } from './setting-values.ts'

const linkSchema = v.strictObject({
  label: browserField(text, 'Text of the link.'),
  href: browserField(linkHref, 'Where it leads.'),
})

/** A link of a menu. */
export type MenuLink = v.InferOutput<typeof linkSchema>

const menuSchema = v.strictObject({
  title: browserField(text, 'Heading of the menu.'),
  links: browserField(v.array(linkSchema), 'Its links, in order.'),
})

/** The header of every page. */
export const headerSchema = v.strictObject({
  layout: browserSetting(
    v.picklist(['bar', 'centred', 'stacked']),
    'bar',
    'Order of its pieces: logo beside the menu (default), logo above the middle of it, or logo and phone above a bar with the menu.',
  ),
  tagline: browserSetting(v.nullable(text), null, 'Short line above the menu; default none.'),
  showPhone: browserSetting(
    v.boolean(),
    true,
    "Whether the main location's number shows; default on.",
  ),
  menu: browserSetting(
    v.nullable(v.array(linkSchema)),
    null,
    'Menu of the site; default null, the standard menu of the platform (CFG-002).',
  ),
})

/** The footer of every page. */
export const footerSchema = v.strictObject({
  menus: browserSetting(
    v.array(menuSchema),
    [],
    'Menus of the footer; default the standard menu of the platform (CFG-002).',
  ),
  acknowledgement: browserSetting(
    v.nullable(text),
    null,
    'Acknowledgement of Country; default none.',
  ),
  smallPrint: browserSetting(v.nullable(text), null, 'Small print below the menus; default none.'),
})

const pointSchema = v.strictObject({
  title: browserField(text, 'Heading of the point.'),
  text: browserField(text, 'One or two sentences.'),
})

/** A heading with one or two sentences. */
export type ContentPoint = v.InferOutput<typeof pointSchema>

const heroPictureSchema = v.strictObject({
  url: browserField(linkHref, 'Path or address of a picture at the image service.'),
  alt: browserSetting(v.string(), '', 'What it shows; default nothing, a picture that decorates.'),
})

const heroSchema = v.strictObject({
  heading: browserSetting(
    v.nullable(text),
    null,
    "Heading of the home page; default 'Find your next' with what the site sells, such as car.",
  ),
  text: browserSetting(v.nullable(text), null, 'Sentence below it; default none.'),
  layout: browserSetting(
    v.picklist(['split', 'band', 'cover']),
    'split',
    'Words and search beside the picture (default), in a band with the search as one row, or beside a picture that reaches the edge of the page.',
  ),
  picture: browserSetting(
    v.nullable(heroPictureSchema),
    null,
    'Picture of the hero; default none, the ground of the hero alone.',
  ),
})

/** Blocks a home page may have below its hero. */
export const homeBlocks = [
  'slides',
  'promises',
  'bodies',
  'shortcuts',
  'makes',
  'latest',
  'viewed',
  'featured',
  'banners',
  'offers',
  'reasons',
  'about',
  'places',
  'reviews',
  'blog',
  'salesCounter',
] as const

/** A block of {@link homeBlocks}. */
export type HomeBlock = (typeof homeBlocks)[number]

const featuredSchema = v.strictObject({
  heading: browserField(text, 'Heading above the cars.'),
  filters: browserSetting(
    v.array(
      v.strictObject({
        attribute: browserField(
          v.pipe(
            v.string(),
            v.regex(/^[a-z][a-z_]*$/, 'must be a search attribute such as car_type'),
          ),
          'Search attribute, such as simple_fuel.',
        ),
        values: browserField(
          v.pipe(v.array(text), v.minLength(1, 'must hold at least one value')),
          'Accepted values, any of which suffices.',
        ),
      }),
    ),
    [],
    'Conditions every car meets; default none, all stock (D-86).',
  ),
  limit: browserSetting(
    v.pipe(
      v.number(),
      v.integer('must be a whole number from 1 to 24'),
      v.minValue(1, 'must be a whole number from 1 to 24'),
      v.maxValue(24, 'must be a whole number from 1 to 24'),
    ),
    6,
    'Most cars shown, 1 to 24; default 6 (D-86).',
  ),
  sortBy: browserSetting(
    v.picklist(['relevance', 'created_at_timestamp:desc', 'price:desc', 'price:asc']),
    'relevance',
    'Their order; default relevance (D-22).',
  ),
  more: browserSetting(v.nullable(linkSchema), null, 'Way to more of them; default none.'),
})

/** A slide of the promo slider (DATA-038). */
const slideSchema = v.strictObject({
  id: browserField(slug, 'Name of the slide; unique in the site.'),
  name: browserField(
    text,
    'Heading of the slide, and what its picture shows where it has no overlay.',
  ),
  description: browserSetting(v.nullable(text), null, 'Sentence below it; default none.'),
  url: browserSetting(v.nullable(linkHref), null, 'Where the slide leads; default nowhere.'),
  linkLabel: browserSetting(text, 'See the offer', 'Text of its link.'),
  hide_overlay: browserSetting(
    v.boolean(),
    false,
    'Leaves name and description off the picture, for one that has them itself; default off.',
  ),
  picture: browserField(
    linkHref,
    'Path or address of a picture at the image service, 1920 wide and 540 high (D-38).',
  ),
})

const shortcutSchema = v.strictObject({
  label: browserField(text, 'What is searched for, such as "Seven seats".'),
  search: browserField(
    v.pipe(
      v.string(),
      v.regex(/^[a-z_]+=[^#\s]+$/, 'must be parameters of a search address, such as seats=7'),
    ),
    'Parameters of its search address, such as seats=7 or towing_kg=3000:.',
  ),
})

const bannerSchema = v.strictObject({
  heading: browserField(text, 'Heading of the banner.'),
  text: browserField(text, 'One sentence.'),
  linkLabel: browserField(text, 'Text of its button.'),
  href: browserField(linkHref, 'Where the button leads.'),
})

/** A banner of the home page. */
export type HomeBanner = v.InferOutput<typeof bannerSchema>

const homeSchema = v.strictObject({
  blocks: browserSetting(
    v.array(v.picklist(homeBlocks)),
    [
      'slides',
      'bodies',
      'shortcuts',
      'viewed',
      'latest',
      'makes',
      'featured',
      'banners',
      'offers',
      'reasons',
      'places',
      'reviews',
      'blog',
      'salesCounter',
    ],
    'Blocks below the hero, in order; one without content is left out, and viewed shows nothing to who has looked at no vehicle (D-74).',
  ),
  featured: browserSetting(
    v.array(featuredSchema),
    [],
    'Lists of chosen cars, shown in the block featured; default none (D-86).',
  ),
  slides: browserSetting(
    v.pipe(
      v.array(slideSchema),
      v.check(
        (slides) => new Set(slides.map(({ id }) => id)).size === slides.length,
        'must not hold two slides of one id',
      ),
    ),
    [],
    'Slides of the promo slider, in order; default none (DATA-038).',
  ),
  slidesHeading: browserSetting(text, 'Offers', 'Name of the promo slider.'),
  latestHeading: browserSetting(text, 'Latest arrivals', 'Heading above the newest stock.'),
  viewedHeading: browserSetting(
    text,
    'Recently viewed',
    'Heading above the vehicles this visitor looked at last.',
  ),
  bodyPictures: browserSetting(
    v.record(text, linkHref),
    {},
    'Picture of each body tile by the name of the body, such as "SUV"; default its outline.',
  ),
  bodiesHeading: browserSetting(text, 'Shop by body type', 'Heading above the body tiles.'),
  makesHeading: browserSetting(text, 'Popular makes', 'Heading above the make tiles.'),
  placesHeading: browserSetting(text, 'Visit us', 'Heading above the locations.'),
  shortcuts: browserSetting(
    v.array(shortcutSchema),
    [],
    'Searches with their counts, shown in the block shortcuts; one that finds nothing is left out; default none.',
  ),
  shortcutsHeading: browserSetting(text, 'Popular searches', 'Heading above the searches.'),
  banners: browserSetting(
    v.nullable(v.array(bannerSchema)),
    null,
    'Banners of the home page; one whose page the site does not have is left out; default null, finance and trade-in (D-74).',
  ),
  offersHeading: browserSetting(text, 'Special offers', 'Heading above the offers.'),
  reviewsHeading: browserSetting(
    text,
    'What our customers say',
    'Heading above the newest reviews of the locations.',
  ),
})

const aboutSchema = v.strictObject({
  heading: browserField(text, 'Heading of the about text.'),
  paragraphs: browserField(
    v.pipe(v.array(text), v.minLength(1, 'must hold at least one paragraph')),
    'Its paragraphs.',
  ),
})

const whyChooseUsSchema = v.strictObject({
  heading: browserSetting(text, 'Why choose us', 'Heading of the block.'),
  reasons: browserSetting(v.array(pointSchema), [], 'Reasons; with none the block is left out.'),
})

const enquirySchema = v.strictObject({
  heading: browserSetting(
    v.nullable(text),
    null,
    "Heading of the enquiry form of a vehicle, as page and as dialog; default 'Enquire about this vehicle'.",
  ),
  intro: browserSetting(
    v.nullable(text),
    null,
    'Text above the enquiry form of a vehicle, below its heading; on screens below 768 px it stands below the form; default none.',
  ),
  nextSteps: browserSetting(
    v.array(text),
    [],
    'What happens after an enquiry about a vehicle, in order, on the success page; default the text of the platform (D-07).',
  ),
})

/** Words a dealer says in their own words. */
export const contentSchema = v.strictObject({
  hero: browserSetting(heroSchema, {}, 'Top of the home page.'),
  home: browserSetting(homeSchema, {}, 'Blocks of the home page below its hero (D-74).'),
  about: browserSetting(v.nullable(aboutSchema), null, 'Who the dealer is; default none.'),
  promises: browserSetting(
    v.array(pointSchema),
    [],
    'Short promises on the home page; those of one car are vehiclePage.trustLines; default none.',
  ),
  whyChooseUs: browserSetting(
    whyChooseUsSchema,
    {},
    "The 'Why choose us' block of the vehicle page.",
  ),
  enquiry: browserSetting(enquirySchema, {}, 'Words around the enquiry form.'),
  vehicleDisclaimer: browserSetting(
    v.nullable(text),
    null,
    'Disclaimer at the end of every vehicle page; default none.',
  ),
})

/** Words a dealer says in their own words. */
export type ContentConfig = v.InferOutput<typeof contentSchema>
