import { fileURLToPath } from 'node:url'
import pandacss from '@pandacss/dev/postcss'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, mergeConfig } from 'vite'
import { fontFamilies, listFontFiles } from '../packages/tokens/src/brand/font-family.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const tokensPackage = new URL('../packages/tokens/package.json', import.meta.url).href

/** The files of every family a brand may choose, served under /fonts. */
const fonts = Object.values(fontFamilies)
  .flatMap(listFontFiles)
  .map(({ module, file }) => ({
    from: fileURLToPath(import.meta.resolve(module, tokensPackage)),
    to: `/fonts/${file}`,
  }))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './introduction.mdx',
    './accessibility/*.mdx',
    './journeys/*.mdx',
    './foundations/*.stories.tsx',
    '../packages/*/src/**/*.@(mdx|stories.tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: fonts,
  // The development build of React tells what a page does wrong: doubled keys, markup that a browser
  // corrects, state set on a part that is gone.
  features: { developmentModeForBuild: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react()],
      resolve: {
        conditions: ['@forecourt/source', ...defaultClientConditions],
        // As on the site.
        alias: { '@zag-js/popper': '@forecourt/ui/popper' },
      },
      css: {
        postcss: { plugins: [pandacss({ configPath: here('panda.config.ts'), cwd: here('..') })] },
      },
      build: { chunkSizeWarningLimit: 4_000 },
    }),
}

export default config
