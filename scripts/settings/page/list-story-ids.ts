import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** Ids of the stories of the project, as its Storybook has them in its addresses. */
export function listStoryIds(root: string): Set<string> {
  const exclude = ['**/node_modules/**', '**/dist/**']
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root, exclude })
  return new Set(files.flatMap((file) => idsOfFile(readFileSync(join(root, file), 'utf8'))))
}

function idsOfFile(text: string): string[] {
  const title = /^const meta\b[\s\S]*?\btitle: '([^']+)'/m.exec(text)?.[1]
  if (title === undefined) return []
  return [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  )
}
