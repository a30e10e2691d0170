import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { hostWithPort, httpsUrl } from './setting-values.ts'

/** Where the photos of the stock are, and who cuts them to size. */
export const imagesSchema = v.strictObject({
  cdn: browserSetting(
    v.nullable(httpsUrl),
    null,
    'Address of an image service that answers {cdn}/{path}?w=&q=&fit=crop&ar=; default null, photos are shown as the feed has them (UI-017, D-78).',
  ),
  hosts: browserSetting(
    v.array(hostWithPort),
    [],
    'Hosts the photos of the feed are at; photos of any other host are not shown; default none (D-78).',
  ),
})

/** Where the photos of the stock are, and who cuts them to size. */
export type ImagesConfig = v.InferOutput<typeof imagesSchema>
