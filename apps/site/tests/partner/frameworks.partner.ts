import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
// @boundaries-ignore The packages as a partner gets them.
import { readManifests } from '../../../../scripts/manifests.mjs'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { install, runIn, whileRunning, withNewFolder } from './partner-app.ts'
import { copyParts, writeFiles, writeSamples } from './readme-files.ts'
import { checkParts, checkSearch, findPort } from './use-page.ts'

/** Every package but the one that makes apps. */
const packages = readManifests()
  .map(({ manifest }) => manifest.name)
  .filter((name) => name.startsWith('@forecourt/'))

/** The site whose stock the samples search. */
let site: OwnSite
let origin = ''

test.beforeAll(async () => {
  site = await startOwnSite({
    dealer: 'harbour',
    change: (tenant) => ({ ...tenant, domains: ['127.0.0.1'] }),
    env: {},
  })
  origin = `http://127.0.0.1:${site.port}`
})
test.afterAll(() => site?.close())

test('an empty Next app takes every package, renders and hydrates; the sample of the README runs [PLUS-066] [PLUS-101]', async ({
  page,
}) =>
  withNewFolder(async (folder) => {
    const app = join(folder, 'next-app')
    const options = '--ts --app --no-tailwind --no-eslint --no-src-dir --use-npm --skip-install'
    await runIn(folder, `npx --yes create-next-app@16 next-app --yes ${options} --disable-git`)
    await install(app, [...packages, 'drizzle-orm', 'jotai'].join(' '))
    writeSamples(app, 'next', origin)
    copyParts(join(app, 'app/parts'), 'parts.tsx', 'server-parts.tsx')
    writeFiles(app, {
      'next.config.ts': `export default { serverExternalPackages: ['@forecourt/database'] }\n`,
      'app/layout.tsx': `import type { ReactNode } from 'react'
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en" data-surface="light"><body>{children}</body></html>
}
`,
      'app/parts/page.tsx': `import '@forecourt/feature-search/styles.css'
import { Parts } from './parts'
import { ServerParts } from './server-parts'
export default function Page() {
  return <><Parts /><ServerParts /></>
}
`,
    })
    await runIn(app, 'npm run build')

    const port = await findPort()
    const command = `npm start -- --port ${port}`
    await whileRunning({ folder: app, command, ready: /Ready in/ }, async () => {
      const address = `http://localhost:${port}`
      const html = await (await fetch(`${address}/parts`)).text()
      for (const [name, word] of Object.entries({
        'search-engine': 'finds',
        'site-server': 'leads',
        database: 'opens',
      }))
        expect(html.replaceAll('<!-- -->', '')).toContain(`@forecourt/${name} ${word}`)
      await checkParts(page, `${address}/parts`)
      await checkSearch(page, `${address}/search`, true)
    })
  }))

test('an empty Vite app takes every package, renders and hydrates; the sample of the README runs [PLUS-066] [PLUS-101]', async ({
  page,
}) =>
  withNewFolder(async (folder) => {
    const app = join(folder, 'vite-app')
    await runIn(folder, 'npm create --yes vite@9 vite-app -- --template react-ts --no-interactive')
    await install(app, [...packages, 'drizzle-orm', 'jotai'].join(' '))
    writeSamples(app, 'vite', origin)
    copyParts(join(app, 'src'), 'parts.tsx')
    writeFiles(app, {
      'index.html': readFileSync(join(app, 'index.html'), 'utf8').replace(
        '<html ',
        '<html data-surface="light" ',
      ),
      'parts.html': `<!doctype html>
<html lang="en" data-surface="light"><head><title>Parts</title></head>
<body><div id="root"><!--parts--></div><script type="module" src="/src/hydrate.tsx"></script></body></html>
`,
      'src/hydrate.tsx': `import '@forecourt/feature-search/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { Parts } from './parts'
hydrateRoot(document.getElementById('root')!, <Parts />)
`,
      'src/render.tsx': `import { readFileSync, writeFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { Parts } from './parts'
const html = readFileSync('dist/parts.html', 'utf8')
writeFileSync('dist/parts.html', html.replace('<!--parts-->', renderToString(<Parts />)))
`,
      'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild ? {} : { rolldownOptions: { input: ['index.html', 'parts.html'] } },
}))
`,
    })
    await runIn(app, 'npx vite build')
    await runIn(app, 'npx vite build --ssr src/render.tsx --outDir dist-server')
    await runIn(app, 'node dist-server/render.js')

    const port = await findPort()
    const command = `npx vite preview --port ${port} --strictPort`
    await whileRunning({ folder: app, command, ready: /Local:/ }, async () => {
      await checkParts(page, `http://localhost:${port}/parts.html`)
      await checkSearch(page, `http://localhost:${port}/search`, false)
    })
  }))

test('an empty Vike app runs the sample of the README, rendered and hydrated [PLUS-101]', async ({
  page,
}) =>
  withNewFolder(async (app) => {
    writeFiles(app, { 'package.json': '{ "private": true, "type": "module" }' })
    const ours = '@forecourt/feature-search @forecourt/tenant-config @forecourt/ui'
    await install(app, `vike vike-react vite @vitejs/plugin-react react react-dom ${ours}`)
    writeSamples(app, 'vike', origin)
    writeFiles(app, {
      'vite.config.ts': `import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
export default { plugins: [react(), vike()] }
`,
      'pages/+config.ts': `import vikeReact from 'vike-react/config'
export default { extends: [vikeReact], htmlAttributes: { 'data-surface': 'light' } }
`,
      'pages/search/+route.ts': `export default '/search*'\n`,
    })
    await runIn(app, 'npx vike build')

    const port = await findPort()
    const command = `npx vike preview --port ${port}`
    await whileRunning({ folder: app, command, ready: /Local:/ }, () =>
      checkSearch(page, `http://localhost:${port}/search`, true),
    )
  }))
