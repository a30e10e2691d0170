// Finds the sentences in the sources that tell a visitor of something that went wrong.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Text visitors can come to read; operators read the rest. */
const sources = [
  'packages/{ui,feature-*,site-server}/src/**/*.{ts,tsx}',
  'apps/site/{client,islands,layout,pages}/**/*.{ts,tsx}',
]

const notForVisitors = [
  '**/*.{test,contract,stories,recipe,styles,tables}.{ts,tsx}',
  '**/testing/**',
  // The protocol of the search service, reports of an import, commands.
  '**/engine/**',
  '**/server/search-relay.handler.ts',
  '**/model/feed/**',
  '**/server/stock-feed-*.ts',
  'packages/site-server/src/cli/**',
  'packages/site-server/src/process/**',
]

const failure =
  /\b(?:error|occur+ed|fail(?:ed|ure)?|unable|sorry|invalid|please|can(?:no|['’])t|couldn['’]t|could not|not be|unknown|wrong|too (?:many|large|long|short)|not (?:available|supported|found|a|open)|is required|required field|no longer|refused|missing|offline|is empty|larger than|does not|doesn['’]t|can only|at most|up to \d+|no results|nothing at)\b/i

/** A sentence begins with a capital and has more than one word. */
const isSentence = (text) => /^[“‘"']?[A-Z]\S*\s+\S/.test(text)

/** Text told as an error, whatever its words. */
const isTold = (node) =>
  (node.type === 'CallExpression' && nameOf(node.callee) === 'errorAnswer') ||
  (node.type === 'Property' && nameOf(node.key) === 'error') ||
  (node.type === 'JSXAttribute' && /^(?:error|errorText)$/.test(nameOf(node.name)))

/** Calls whose words go to the console or a log. */
const isLogged = (node) =>
  node.type === 'CallExpression' &&
  /^(?:console|logger|log|ports\.logger|deps\.logger)\b|(?:^|\.)(?:warn|debug|info)$/.test(
    nameOf(node.callee),
  )

const nameOf = (node) =>
  node.type === 'MemberExpression'
    ? `${nameOf(node.object)}.${node.property.name ?? ''}`
    : (node.name ?? '')

const isForDevelopers = (node) =>
  node.type === 'ThrowStatement' ||
  node.type === 'ImportDeclaration' ||
  node.type.startsWith('TSLiteral') ||
  isLogged(node)

const plain = (text) => text.replace(/\s+/g, ' ').trim()

/** Words of a node itself; what changes in them is an ellipsis. */
function wordsOf({ type, value, quasis }) {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'JSXText') return value
  return type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('…') : ''
}

function* textsOf(node, told = false) {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) yield* textsOf(each, told)
    return
  }
  if (typeof node.type === 'string' && isForDevelopers(node)) return
  const isError = told || (typeof node.type === 'string' && isTold(node))
  const text = typeof node.type === 'string' ? plain(wordsOf(node)) : ''
  if (isSentence(text) && (isError || failure.test(text))) yield text
  for (const [key, value] of Object.entries(node))
    if (key !== 'quasis') yield* textsOf(value, isError)
}

/** Sentences of one source text that tell of a failure. */
export function errorStringsOf(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return [...textsOf(program)]
}

/** The sources of what visitors read: path below the project, and text. */
export const readSources = () =>
  globSync(sources, { cwd: root, exclude: notForVisitors }).map((file) => ({
    file,
    text: readFileSync(`${root}${file}`, 'utf8'),
  }))

/** Every such sentence of the project, with its file. */
export const readErrorStrings = () =>
  readSources().flatMap(({ file, text }) =>
    errorStringsOf(file, text).map((sentence) => ({ file, text: sentence })),
  )
