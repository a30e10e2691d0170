import * as v from 'valibot'
import { browserSetting } from './setting.ts'
import { hostWithPort, httpsUrl } from './setting-values.ts'

const chatSchema = v.strictObject({
  script: browserSetting(
    v.nullable(httpsUrl),
    null,
    'Script of the chat, fetched when Instant Message is first pressed; its host must be one of the hosts; default none, the button leads to the contact page (D-87).',
  ),
  open: browserSetting(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(
          /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/,
          'must be the name of a function, such as chatService.open',
        ),
      ),
    ),
    null,
    'Function of the script that opens the chat, called without arguments; default none, the script listens for the event forecourt:open-chat.',
  ),
  hosts: browserSetting(
    v.array(hostWithPort),
    [],
    'Hosts the chat may load scripts, frames and pictures from and talk to; default none (D-87).',
  ),
})

const tagManagerSchema = v.strictObject({
  containerId: browserSetting(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, such as GTM-AB12CD3'),
      ),
    ),
    null,
    'Container of Google Tag Manager, fetched once a visitor agrees to be counted; default none, and nobody is asked (D-100).',
  ),
  hosts: browserSetting(
    v.array(hostWithPort),
    [],
    'Hosts the tags of the container may load scripts and pictures from and talk to, besides the Tag Manager itself, such as www.google-analytics.com; default none (D-100).',
  ),
})

/** Code of other people that a page may hold, and when: never before a visitor asks for it (D-87, D-100). */
export const embedsSchema = v.strictObject({
  spinHosts: browserSetting(
    v.array(hostWithPort),
    [],
    'Hosts whose viewers of a full turn a page may frame; the code of any other host is not loaded; default none (D-87).',
  ),
  chat: browserSetting(chatSchema, {}, 'The chat behind Instant Message (D-87).'),
  tagManager: browserSetting(
    tagManagerSchema,
    {},
    'Who counts what visitors do, besides the site itself, where they agree (D-100).',
  ),
})

/** Code of other people that a page may hold. */
export type EmbedsConfig = v.InferOutput<typeof embedsSchema>
