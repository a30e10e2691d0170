import * as v from 'valibot'
import { browserField, browserSetting, serverField, serverSetting } from './setting.ts'
import {
  calendarDate,
  dateOrInstant,
  environmentVariable,
  linkHref,
  serviceUrl,
  slug,
  text,
} from './setting-values.ts'

/** Actions that ask for sign-in first (§6). */
export const gatesSchema = v.strictObject({
  checkout: browserSetting(
    v.boolean(),
    false,
    'Reserve and buy-online pages; default off (CFG-085).',
  ),
  tradeIn: browserSetting(v.boolean(), false, 'Trade-in pages; default off (CFG-086).'),
  sellMyCar: browserSetting(v.boolean(), false, 'Sell-my-car page; default off (CFG-086).'),
})

const demonstrationValuerSchema = v.strictObject({
  type: serverField(
    v.literal('demonstration'),
    'Cars and prices of a table of examples; its pages say that they are no market prices.',
  ),
})

const httpValuerSchema = v.strictObject({
  type: serverField(v.literal('http'), 'A service with the calls of D-69.'),
  url: serverField(serviceUrl, 'Its address, before /rego, /adjustments/{id} and /valuation.'),
  keyEnv: serverSetting(
    v.nullable(environmentVariable),
    null,
    'Environment variable that holds its key; default none. The key itself never stands in a file.',
  ),
})

/** Trade-in valuation. */
export const tradeInSchema = v.strictObject({
  provider: serverSetting(
    v.nullable(v.variant('type', [demonstrationValuerSchema, httpValuerSchema])),
    null,
    'Who looks registrations up and values cars; default nobody: visitors describe their car and are called back (D-69).',
  ),
  faqs: browserSetting(
    v.nullable(
      v.array(
        v.strictObject({
          question: browserField(text, 'Question a visitor may have.'),
          answer: browserField(text, 'Answer to it.'),
        }),
      ),
    ),
    null,
    'Questions and answers below the trade-in pages; default the platform’s own, and an empty list shows none (LEAD-004).',
  ),
  postValuation: browserSetting(
    v.boolean(),
    false,
    'Whether a valuation is posted to /api/miscellaneous; default off (CFG-087, D-70).',
  ),
})

/** Customer reviews. */
export const reviewsSchema = v.strictObject({
  minimumRating: browserSetting(
    v.pipe(v.number(), v.minValue(0, 'must be 0 or more'), v.maxValue(5, 'must be 5 or less')),
    4,
    'Reviews show above this average rating; default 4 (CFG-088, D-73).',
  ),
  hidden: browserSetting(v.boolean(), false, 'Hides all reviews; default off (CFG-088).'),
})

/** Warranty texts. */
export const warrantySchema = v.strictObject({
  used: browserSetting(
    text,
    '3 year standard warranty',
    'Warranty on used cars; default 3 year standard (CFG-092).',
  ),
  new: browserSetting(
    v.nullable(text),
    null,
    'Warranty on new cars, such as "7 years unlimited km with 5 year roadside"; default none (CFG-092).',
  ),
  protectionPlanYears: browserSetting(
    v.picklist([3, 5]),
    3,
    'Length of the mechanical protection plan in years, which {protectionPlan} stands for in offers, trust lines and content files; default 3 (CFG-093).',
  ),
})

/** A promotion shown over the page once. */
export const popupSchema = v.strictObject({
  key: browserField(slug, 'Name of the promotion; closing is remembered per site and name (D-75).'),
  title: browserField(text, 'Heading of the promotion.'),
  text: browserField(text, 'Text of the promotion.'),
  linkLabel: browserSetting(v.nullable(text), null, 'Label of its link; default no link.'),
  href: browserSetting(v.nullable(linkHref), null, 'Where its link leads; default no link.'),
  expires: browserSetting(
    v.nullable(dateOrInstant),
    null,
    'Last day or moment it is shown, in the time zone of the site; default never ends (CFG-094, D-75).',
  ),
})

/** The "Sales this Month" counter (D-107). */
export const salesCounterSchema = v.strictObject({
  enabled: browserSetting(v.boolean(), false, 'Whether the counter shows; default off (D-107).'),
  source: browserSetting(
    v.picklist(['formula', 'leads', 'stock']),
    'formula',
    'What it counts: the time formula (default), enquiries, or stock (D-107).',
  ),
})

const blogPostEntries = v.strictObject({
  slug: browserField(slug, 'Name of the post in its address, /blog/{slug}; unique in the site.'),
  title: browserField(text, 'Title of the post.'),
  summary: browserField(text, 'One or two sentences that say what it is about.'),
  paragraphs: browserSetting(
    v.array(text),
    [],
    'The post itself, a paragraph each; default none, for one that is read at its href.',
  ),
  href: browserSetting(
    v.nullable(linkHref),
    null,
    'Where it is read when not on the site; default null, at /blog/{slug}.',
  ),
  published: browserSetting(
    v.nullable(calendarDate),
    null,
    'Day it was published, YYYY-MM-DD; default none shown.',
  ),
  picture: browserSetting(
    v.nullable(
      v.strictObject({
        url: browserField(linkHref, 'Path or address of a picture at the image service.'),
        alt: browserSetting(
          v.string(),
          '',
          'What it shows; default nothing, a picture that decorates.',
        ),
      }),
    ),
    null,
    'Picture of the post and its teaser; default none.',
  ),
})

const blogPostSchema = v.pipe(
  blogPostEntries,
  v.forward(
    v.partialCheck(
      [['paragraphs'], ['href']],
      ({ paragraphs, href }) => paragraphs.length > 0 || href !== null,
      'must hold at least one paragraph, unless the post has an href',
    ),
    ['paragraphs'],
  ),
)

/** One post of the blog. */
export type BlogPost = v.InferOutput<typeof blogPostSchema>

/** Address of the blog of a site. */
export const BLOG_PATH = '/blog'

/** Where a post is read: on the site, or at its own address. */
export const formatBlogPostHref = ({ slug: name, href }: Pick<BlogPost, 'slug' | 'href'>): string =>
  href ?? `${BLOG_PATH}/${name}`

/** Blog pages and teasers. */
export const blogSchema = v.strictObject({
  heading: browserSetting(text, 'News and advice', 'Heading above blog teasers (CFG-002).'),
  teaserCount: browserSetting(
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
    3,
    'Teasers in a row; default 3 (CFG-002).',
  ),
  posts: browserSetting(
    v.pipe(
      v.array(blogPostSchema),
      v.check(
        (posts) => new Set(posts.map((post) => post.slug)).size === posts.length,
        'must not hold two posts of one slug',
      ),
    ),
    [],
    'The posts, newest first; with none there are neither teasers nor pages.',
  ),
})
