import {
  joinVariants,
  listSchemaSettings,
  type SchemaNode,
  type SchemaSetting,
} from './schema-settings.ts'
import { findUnit } from './setting-unit.ts'
import { switchStories } from './switch-stories.ts'
import { describeDefault, describeValue } from './value-words.ts'

/** Everything the page is made of. */
export interface ConfigurationSources {
  /** The schema of a tenant file. */
  tenant: SchemaNode
  /** Keys a manufacturer theme may hold. */
  themeKeys: ReadonlySet<string>
  /** README of site-server, which lists the environment variables. */
  environment: string
}

const storybook = 'http://localhost:6006/'

const head = `# Configuration

Every setting of the platform, made by \`npm run settings -- --keep\` from the schema of a tenant file.

- **Dealer file.** A dealer is one JSON file ([tenants.md](tenants.md)). An unknown key, one given twice, a wrong type or a value
  out of its range is refused with the key and a sentence. The key \`$schema\` has editors complete and check the
  file; \`npm run forecourt -- tenant lint\` checks all of them.
- **Manufacturer theme.** A file that dealers of one brand share (\`manufacturerTheme\`); it may hold the sections
  marked so. Defaults come first, then the theme, then the dealer file.
- **Pages in the dealer's words** are Markdown files beside the dealer file ([tenants.md](tenants.md#pages-in-your-own-words)).
- **Environment.** What belongs to the deployment or is secret, at the end of this page. A dealer file names the
  variable of a secret (\`secretEnv\`, \`keyEnv\`) and never holds the secret.

In a path \`[]\` stands for each item of a list and \`*\` for any name. *Seen by*: settings of the browser may reach a
visitor, settings of the server never do. *Story*: the part of a page that a switch shows or hides, in
\`npm run storybook\`.
`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function storyCell(path: string): string {
  const story = switchStories[path]
  if (story === undefined) return ''
  return `[${story}](${storybook}?path=/story/${story})`
}

function settingRow({ path, variant, node, isRequired }: SchemaSetting): string {
  const name = `\`${path}\`${variant === undefined ? '' : ` (${variant})`}`
  const cells = [
    name,
    cell(node.description ?? ''),
    cell(describeValue(node)),
    cell(describeDefault(node, isRequired)),
    findUnit(path, node),
    node.visibility ?? '',
    storyCell(path),
  ]
  return `| ${cells.join(' | ')} |`
}

const tableHead = [
  '| Setting | Meaning | Type and values | Default | Unit | Seen by | Story |',
  '| --- | --- | --- | --- | --- | --- | --- |',
].join('\n')

/** Part of the path that names its section. */
const sectionOf = ({ path }: SchemaSetting): string => /^[^.[]+/.exec(path)?.[0] ?? path

/** Keys of a file that are no group: one section for all of them. */
const PLAIN = 'Single settings'

const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

function section(title: string, settings: readonly SchemaSetting[], where: string): string {
  return `## ${title}\n\n${where}\n\n${tableHead}\n${settings.map(settingRow).join('\n')}\n`
}

/** The table of environment variables of a README, with its links as they are from `docs`. */
function environmentTable(readme: string): string {
  const own = 'packages/site-server/README.md'
  const [, part = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(readme) ?? []
  if (part === '') throw new Error(`[settings] expected ${own} to have a section Settings`)
  return part.trim().replaceAll('](../../docs/', '](').replaceAll('](#', `](../${own}#`)
}

/**
 * The page of all settings, as Markdown: the tenant file by section, then the environment.
 * Source: PLUS-115
 */
export function formatConfigurationPage(sources: ConfigurationSources): string {
  const settings = joinVariants(listSchemaSettings(sources.tenant))
  const bySection = Map.groupBy(settings, sectionOf)
  const plain = [...bySection.values()].filter((one) => one.length === 1).flat()
  const groups = [...bySection].filter(([, one]) => one.length > 1)
  const whereOf = (key: string) =>
    sources.themeKeys.has(key) ? 'Dealer file or manufacturer theme.' : 'Dealer file.'
  const isShared = ({ path }: SchemaSetting) => sources.themeKeys.has(path)
  const themed = plain.filter(isShared).map(({ path }) => `\`${path}\``)
  const parts = [
    section(PLAIN, plain, `Dealer file; ${themed.join(', ')} also in a manufacturer theme.`),
    ...groups.map(([key, own]) => section(key, own, whereOf(key))),
  ]
  const titles = [PLAIN, ...groups.map(([key]) => key), 'Environment']
  const contents = titles.map((title) => `- [${title}](#${anchor(title)})`).join('\n')
  const environment = `## Environment\n\n${environmentTable(sources.environment)}\n`
  return [head, `${contents}\n`, ...parts, environment].join('\n')
}
