import * as v from 'valibot'
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { toConfigProblem } from '../model/config-problem.ts'
import {
  type ContentPage,
  type ContentPages,
  contentHeadSchema,
  contentPageNames,
  isContentPageName,
} from '../model/content-page.ts'
import type { ConfigProblem } from '../model/index.ts'
import type { TenantFile } from './tenant-directory.ts'

/** Characters of a content file at most; a page of that length is a mistake. */
const MAX_CHARACTERS = 200_000

/** A content file whose present version is not shown. */
export interface ContentRefusal {
  /** Name of the file below the folder of the tenant files, such as `harbour/about-us.md`. */
  file: string
  /** True when an earlier version of the page is shown meanwhile; otherwise the platform's own words are. */
  servesLastGood: boolean
  problems: readonly ConfigProblem[]
}

type ParsedPage = { ok: true; page: ContentPage } | { ok: false; problems: ConfigProblem[] }

/** Name of the page of a file: `harbour/kia/overview.md` is `kia/overview`. */
const pageName = (file: string): string => file.replace(/^[^/]*\//, '').replace(/\.md$/, '')

const refused = (message: string, path = ''): ParsedPage => ({
  ok: false,
  problems: [{ path, message }],
})

/** Head and text of a file; a file that does not begin with three hyphens is text alone. */
function splitHead(text: string): { head: string; markdown: string } | null {
  if (!/^---[ \t]*\n/.test(text)) return { head: '', markdown: text }
  const [, head, markdown] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)([\s\S]*)$/m.exec(text) ?? []
  return head === undefined || markdown === undefined ? null : { head, markdown }
}

/**
 * The page of a content file: an optional head in YAML between lines of three hyphens, then Markdown.
 * @param name of the file below the folder of the tenant files
 * Source: `D-74`
 */
export function parseContentFile(name: string, text: string): ParsedPage {
  if (!isContentPageName(pageName(name)))
    return refused(
      `No page shows this file; the names are ${contentPageNames.join(', ')} and {brand}/overview, each with .md.`,
    )
  if (text.length > MAX_CHARACTERS)
    return refused(`The file has ${text.length} characters; ${MAX_CHARACTERS} are allowed.`)
  const parts = splitHead(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (parts === null) return refused('The head of the file has no second line of three hyphens.')
  try {
    const head = v.safeParse(contentHeadSchema, parseYaml(parts.head, { maxAliasCount: 0 }) ?? {})
    if (head.success) return { ok: true, page: { ...head.output, markdown: parts.markdown.trim() } }
    return {
      ok: false,
      problems: head.issues.map((issue) => toConfigProblem(issue, contentHeadSchema)),
    }
  } catch (error) {
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error
    return refused(`The head of the file is not YAML: ${error.message.split('\n')[0]}`)
  }
}

/** Pages of one tenant, and the files of it that are not shown as they stand. */
export interface ReadPages {
  pages: ContentPages
  refusals: readonly ContentRefusal[]
}

/**
 * Reads the content files of one tenant. A file that cannot be used leaves the last good version of its own
 * page in place, and every other page alone.
 * @param before pages that were shown until now
 * Source: `D-74`, `D-81`
 */
export function readContentPages(files: readonly TenantFile[], before: ContentPages): ReadPages {
  const pages: Record<string, ContentPage> = {}
  const refusals: ContentRefusal[] = []
  for (const { name: file, text, fault } of files) {
    const parsed = fault === undefined ? parseContentFile(file, text) : refused(fault)
    const name = pageName(file)
    const lastGood = before[name]
    if (!parsed.ok)
      refusals.push({ file, servesLastGood: lastGood !== undefined, problems: parsed.problems })
    const page = parsed.ok ? parsed.page : lastGood
    if (page) pages[name] = page
  }
  return { pages, refusals }
}
