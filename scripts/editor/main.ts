// Opens a file of every kind in the language server that editors use, and prints the errors it shows there.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Kinds of files, by where they are. */
const kinds: Readonly<Record<string, string>> = {
  'a model': 'packages/stock/src/model/price.ts',
  'a handler': 'packages/feature-leads/src/server/*.handler.ts',
  'a port': 'packages/feature-leads/src/model/**/*-store.ts',
  'an adapter': 'packages/feature-leads/src/adapters/*-webhook.ts',
  'a view': 'packages/feature-search/src/react/*/*-view.tsx',
  'styles of a view': 'packages/feature-search/src/react/*/*.styles.ts',
  'a recipe': 'packages/ui/src/button/*.recipe.ts',
  'a story': 'packages/ui/src/button/*.stories.tsx',
  'a unit test': 'packages/stock/src/model/*.test.ts',
  'a contract': 'packages/feature-search/src/adapters/*.contract.ts',
  'a page of the site': 'apps/site/pages/search/+Page.server.tsx',
  'an island': 'apps/site/islands/gallery.tsx',
  'the browser half of an island': 'apps/site/islands/gallery.client.ts',
  'data of a page': 'apps/site/pages/search/+data.ts',
  'a journey': 'apps/site/tests/*.e2e.ts',
  'a script': 'scripts/spec/*.ts',
  'a script in JavaScript': 'scripts/packed/main.mjs',
  'a script of a package': 'packages/*/scripts/*.ts',
  'an app of a partner': 'apps/site/tests/partner/*.partner.ts',
  'a benchmark': 'bench/search/main.ts',
  'the configuration of a tool': 'apps/site/vite.config.ts',
  'the Panda configuration of a package': 'packages/*/panda.config.ts',
  'a decorator of Storybook': '.storybook/*.tsx',
}

interface Diagnostic {
  message: string
  severity?: number
  range: { start: { line: number } }
}

const ERROR = 1
const languageOf: Readonly<Record<string, string>> = {
  '.ts': 'typescript',
  '.tsx': 'typescriptreact',
  '.mjs': 'javascript',
}

function findFile(pattern: string): string {
  const [file] = globSync(pattern, { cwd: root }).toSorted((one, other) => one.localeCompare(other))
  if (file) return file
  throw new Error(`There is no file like ${pattern}.`)
}

const compiler = join(root, 'node_modules/typescript/bin/tsc')
const server = spawn(process.execPath, [compiler, '--lsp', '--stdio'], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'ignore'],
})
const connection = createMessageConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
)
// The server asks for settings and registers what it can do; defaults will do.
connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
  items.map(() => null),
)
connection.onRequest('client/registerCapability', () => null)
connection.listen()

async function readErrors(file: string): Promise<string[]> {
  const uri = pathToFileURL(join(root, file)).href
  const languageId = languageOf[extname(file)]
  const text = readFileSync(join(root, file), 'utf8')
  await connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version: 1, text },
  })
  const { items } = await connection.sendRequest<{ items: Diagnostic[] }>(
    'textDocument/diagnostic',
    { textDocument: { uri } },
  )
  return items
    .filter(({ severity }) => severity === ERROR)
    .map(({ message, range }) => `${file}:${range.start.line + 1}: ${message}`)
}

await connection.sendRequest('initialize', {
  processId: process.pid,
  rootUri: pathToFileURL(root).href,
  workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'forecourt' }],
  capabilities: { textDocument: { diagnostic: {} }, workspace: { configuration: true } },
})
await connection.sendNotification('initialized', {})

const errors: string[] = []
for (const [kind, pattern] of Object.entries(kinds)) {
  const file = findFile(pattern)
  const found = await readErrors(file)
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${kind}: ${file}`)
  errors.push(...found)
}
await connection.sendRequest('shutdown')
connection.dispose()
server.kill()
for (const error of errors) console.error(error)
console.log(`${errors.length} errors in ${Object.keys(kinds).length} kinds of files`)
if (errors.length > 0) process.exitCode = 1
