import * as v from 'valibot'
import { browserField, browserSetting } from './setting.ts'
import { httpsUrl, pictureAddress, text } from './setting-values.ts'

/** The site's logo in the header. */
export const logoSchema = v.strictObject({
  url: browserField(pictureAddress, 'Path or address of the logo shown on the header (DATA-035).'),
  inverseUrl: browserSetting(
    v.nullable(pictureAddress),
    null,
    'Logo for dark backgrounds such as the footer; default: the header logo.',
  ),
  alt: browserField(text, 'What the logo says, for people who do not see it.'),
  width: browserField(v.pipe(v.number(), v.minValue(1)), 'Width of the logo in CSS pixels.'),
  height: browserField(v.pipe(v.number(), v.minValue(1)), 'Height of the logo in CSS pixels.'),
})

/** The site's logo in the header. */
export type Logo = v.InferOutput<typeof logoSchema>

const profile = (name: string) =>
  browserSetting(
    v.nullable(httpsUrl),
    null,
    `Address of the ${name} profile; default none (DATA-035).`,
  )

/** Profiles on social networks. */
export const socialSchema = v.strictObject({
  facebook: profile('Facebook'),
  instagram: profile('Instagram'),
  youtube: profile('YouTube'),
  tiktok: profile('TikTok'),
  linkedin: profile('LinkedIn'),
})

/** Website of one dealership of the group. */
export const dealershipWebsiteSchema = v.strictObject({
  dealershipSlug: browserField(text, 'Slug of the dealership.'),
  url: browserField(httpsUrl, 'Address of its own website.'),
})
