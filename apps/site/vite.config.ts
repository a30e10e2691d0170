import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  resolve: {
    conditions: ['@forecourt/source', ...defaultClientConditions],
    // InstantSearch imports it for its own router, which the search page replaces.
    alias: { qs: fileURLToPath(new URL('./client/qs.ts', import.meta.url)) },
  },
  ssr: {
    resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] },
    noExternal: [/^@forecourt\/(?!database)/],
    // Finds its migrations beside its own files, so it must not be bundled.
    external: ['@forecourt/database'],
  },
})
