import { type ConfigProblem, isPictureShown, type Site } from '../model/index.ts'

type Named = readonly [path: string, url: string | null | undefined]

const named = (path: string, pictures: Readonly<Record<string, string>>): Named[] =>
  Object.entries(pictures).map(([name, url]) => [`${path}.${name}`, url])

const listed = <Item>(
  path: string,
  items: readonly Item[],
  pictureOf: (item: Item) => string | null | undefined,
): Named[] => items.map((item, index) => [path.replace('[]', `[${index}]`), pictureOf(item)])

/** Every picture a tenant file and its content files name, by the path of its key. */
const listPictures = ({
  logo,
  makeLogos,
  content,
  offers,
  blog,
  locations,
  pages,
}: Site): Named[] => [
  ['logo.url', logo?.url],
  ['logo.inverseUrl', logo?.inverseUrl],
  ...named('makeLogos', makeLogos),
  ['content.hero.picture.url', content.hero.picture?.url],
  ...listed('content.home.slides[].picture', content.home.slides, ({ picture }) => picture),
  ...named('content.home.bodyPictures', content.home.bodyPictures),
  ...listed('offers[].picture.url', offers, ({ picture }) => picture?.url),
  ...listed('blog.posts[].picture.url', blog.posts, ({ picture }) => picture?.url),
  ...listed('locations[].image.url', locations, ({ image }) => image?.url),
  ...Object.entries(pages).map(([name, { hero }]): Named => [`${name}.md: hero.url`, hero?.url]),
]

/** Pictures at a host the site does not list, which browsers are told not to load. Source: D-78, PLUS-055 */
export const findHiddenPictures = (site: Site): ConfigProblem[] =>
  listPictures(site).flatMap(([path, url]) =>
    !url || isPictureShown(url, site.images)
      ? []
      : [
          {
            path,
            message: `${path} is not shown: images.hosts does not list the host of ${url}.`,
          },
        ],
  )
