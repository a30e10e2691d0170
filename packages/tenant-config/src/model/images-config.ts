import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { hostWithPort, httpsUrl, wholeNumber } from './setting-values.ts'

/** Content of a picture: this very vehicle, another of its model, or any of its body (D-116). */
export const pictureSubjects = ['this-car', 'model', 'body'] as const

/** A subject of {@link pictureSubjects}. */
export type PictureSubject = (typeof pictureSubjects)[number]

const illustrationsSchema = v.strictObject({
  path: browserField(
    v.pipe(
      v.string(),
      v.regex(/^(?:\/(?![/\\])|https:\/\/[^\s/]+\/)\S*$/, 'must be a path or an https address'),
    ),
    'Beginning of the addresses, such as "/images/vehicles/" or "https://library.example.com/models/".',
  ),
  depicts: browserField(
    v.picklist(pictureSubjects),
    'What they show: "model", "body", or "this-car" for an exception to a wider path.',
  ),
})

/** Where the photos of the stock are, and who cuts them to size. */
export const imagesSchema = v.strictObject({
  cdn: browserSetting(
    v.nullable(httpsUrl),
    null,
    'Address of an image service that answers {cdn}/{path}?w=&q=&fit=crop&ar=; default null, and `resize` says who cuts them (UI-017, D-78).',
  ),
  hosts: browserSetting(
    v.array(hostWithPort),
    [],
    'Hosts the photos of the feed are at; photos of any other host are not shown; default none (D-78).',
  ),
  resize: browserSetting(
    v.boolean(),
    true,
    'Photos at these hosts come from the image service of the site, cut to the size they are shown in; default true. False shows them as the feed has them. With a `cdn` it has no effect (UI-017).',
  ),
  spinWidth: browserSetting(
    v.pipe(wholeNumber, v.minValue(1, 'must be 1 or more')),
    540,
    'Width in pixels of the frames of full turns, as the feed has them; a turn is shown no wider, and a vehicle opens on it only where it fills the stage of 760. Default 540, what the image service renders (D-84).',
  ),
  illustrations: browserSetting(
    v.array(illustrationsSchema),
    [{ path: '/images/vehicles/', depicts: 'body' }],
    'Pictures that are not of the very vehicle, by the beginning of their address, the longest that fits; they are labelled "Illustration". Default the bodies the image service renders (D-116, PLUS-079).',
  ),
})

/** Where the photos of the stock are, and who cuts them to size. */
export type ImagesConfig = v.InferOutput<typeof imagesSchema>
