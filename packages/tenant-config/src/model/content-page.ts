import * as v from 'valibot'
import { serverField, serverSetting } from './setting.ts'
import { linkHref, text } from './setting-values.ts'

const pictureSchema = v.strictObject({
  url: serverField(linkHref, 'Path or address of a picture at the image service.'),
  alt: serverSetting(v.string(), '', 'What it shows; default nothing, a picture that decorates.'),
})

/** Head of a content file: what stands between its lines of three hyphens. */
export const contentHeadSchema = v.strictObject({
  title: serverSetting(v.nullable(text), null, 'Heading of the page; default the platform’s own.'),
  description: serverSetting(
    v.nullable(text),
    null,
    'One or two sentences for search engines; default the platform’s own.',
  ),
  hero: serverSetting(v.nullable(pictureSchema), null, 'Picture at the top; default none.'),
})

/** A page in the dealer's own words. */
export interface ContentPage extends v.InferOutput<typeof contentHeadSchema> {
  /** Text of the page. */
  markdown: string
}

/** Pages by the name of their file without `.md`, which is the address without its first slash. */
export type ContentPages = Readonly<Record<string, ContentPage>>

/** Pages that take words of the dealer, besides `{brand}/overview`. Source: `D-74` */
export const contentPageNames = [
  'about-us',
  'terms-and-conditions',
  'special-offers',
  'brands',
  'service',
] as const

const overview = /^[a-z0-9]+(?:-[a-z0-9]+)*\/overview$/

/** True for the name of a content file that a page shows. Source: `D-74` */
export const isContentPageName = (name: string): boolean =>
  (contentPageNames as readonly string[]).includes(name) || overview.test(name)
