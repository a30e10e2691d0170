import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTenantFile, parseSite, type StateCode } from '@forecourt/tenant-config/model'

/** Facts of a new app and of its first dealer. */
export interface NewApp {
  /** Folder to make; it may exist, but must be empty. */
  folder: string
  /** Identifier of the dealer, and name of the app. */
  id: string
  /** Name of the dealer. */
  name: string
  state: string
  /** Public host names, the first for search engines. */
  hosts: readonly string[]
}

/** Result of making an app; the reason is a sentence. */
export type CreatedApp = { ok: true } | { ok: false; reason: string }

const listFolder = (folder: string) =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Writes an app into a folder: the template, its first dealer, and sample stock for it. */
export async function createApp(
  { folder, id, name, state, hosts }: NewApp,
  template: string,
): Promise<CreatedApp> {
  const domains = [...hosts, `${id}.localhost`]
  const tenant = createTenantFile({ id, name, state: state as StateCode, domains })
  const parsed = parseSite(tenant)
  if (!parsed.ok) return { ok: false, reason: parsed.problems.map((one) => one.message).join(' ') }
  const taken = await listFolder(folder)
  if (taken.length > 0) return { ok: false, reason: `${folder} is not empty; choose a new folder.` }
  await cp(template, folder, { recursive: true })
  await mkdir(join(folder, 'tenants'))
  await mkdir(join(folder, 'stock'))
  await rename(join(folder, 'stock.csv'), join(folder, 'stock', `${id}.csv`))
  // npm packs no file of that name.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'))
  await writeJson(join(folder, 'tenants', `${id}.json`), { $schema: schema, ...tenant })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as object
  await writeJson(join(folder, 'package.json'), { name: id, ...manifest })
  const readme = join(folder, 'README.md')
  await writeFile(readme, (await readFile(readme, 'utf8')).replaceAll('{id}', id))
  return { ok: true }
}

const schema = '../node_modules/@forecourt/tenant-config/dist/tenant.schema.json'

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
