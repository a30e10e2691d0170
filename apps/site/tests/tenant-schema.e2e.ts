import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readDealer, root, writeDealer } from './dealer-file.ts'
import { ask, demoSites, expect, test } from './journey.ts'
import { aDealer, aFeedCar, openDealer, readPage } from './rows-dealer.ts'

/** Part of a JSON Schema that an editor reads. */
interface SchemaNode {
  type?: string
  description?: string
  default?: unknown
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, SchemaNode>>
  items?: SchemaNode
  additionalProperties?: SchemaNode | boolean
  anyOf?: readonly SchemaNode[]
  oneOf?: readonly SchemaNode[]
}

const site = 'schooled'

/** The schema as whoever installs the package finds it. */
const schemaFile = createRequire(import.meta.url).resolve(
  '@forecourt/tenant-config/tenant.schema.json',
)
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as SchemaNode

/** A part of a schema with every form it may have. */
const formsOf = (node: SchemaNode): SchemaNode[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap(formsOf),
]

/** Keys of a part of a file that its schema does not name with a description; an editor completes all others. */
function unknownKeys(value: unknown, nodes: readonly SchemaNode[], path: string): string[] {
  const all = nodes.flatMap(formsOf)
  if (Array.isArray(value)) {
    const items = all.flatMap((node) => node.items ?? [])
    return value.flatMap((each) => unknownKeys(each, items, `${path}[]`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const own = all.flatMap((node) => node.properties?.[key] ?? [])
    const free = all.flatMap(({ additionalProperties }) =>
      typeof additionalProperties === 'object' ? additionalProperties : [],
    )
    const at = `${path}.${key}`
    if (own.length > 0 && own.every(({ description }) => !description)) return [at]
    if (own.length + free.length === 0) return [at]
    return unknownKeys(each, [...own, ...free], at)
  })
}

test('the schema comes with the package, and the files of the demonstration lead editors to it [PLUS-047]', () => {
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: dirname(dirname(schemaFile)),
    encoding: 'utf8',
  })
  expect(packed.stdout).toContain('"dist/tenant.schema.json"')
  for (const id of demoSites) {
    const dealer = readDealer(id)
    const named = join(root, 'packages/demo/tenants', dealer.$schema ?? '')
    expect([id, realpathSync(named)]).toEqual([id, realpathSync(schemaFile)])
    expect(unknownKeys(dealer, [schema], id)).toEqual([])
  }
})

test('each value the schema completes is taken by the running site, its default without one, and no other [PLUS-047]', async ({
  request,
}) => {
  const columns = schema.properties?.['search']?.properties?.['columns']
  expect(columns).toMatchObject({ enum: [3, 4], default: 3, description: expect.any(String) })
  await openDealer(request, aDealer(site), [aFeedCar('K1')])
  const shown = async (id = site) =>
    Number(/data-columns="(\d)"/.exec(await readPage(request, id, '/search'))?.[1])
  expect(await shown()).toBe(columns?.default)
  for (const value of (columns?.enum ?? []).toReversed()) {
    writeDealer(aDealer(site, { search: { columns: value as 3 | 4 } }))
    await expect.poll(() => shown()).toBe(value)
  }
  writeDealer(aDealer(`${site}-wrongly`, { search: { columns: 5 as 4 } }))
  // Files are read together: with the later one there, the former was read.
  writeDealer(aDealer(`${site}-after`))
  const statusOf = async (id: string) => (await ask(request, id, '/')).status()
  await expect.poll(() => statusOf(`${site}-after`)).toBe(200)
  expect(await statusOf(`${site}-wrongly`)).toBe(404)
})
