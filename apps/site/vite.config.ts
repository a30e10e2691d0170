import { createSitePlugins } from '@forecourt/site-server/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike(), createSitePlugins()],
  // The packages of this repository are read as source, so that none has to be built to develop.
  resolve: { conditions: ['@forecourt/source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['@forecourt/source', ...defaultServerConditions],
      externalConditions: ['@forecourt/source', 'node', 'module-sync'],
    },
  },
})
