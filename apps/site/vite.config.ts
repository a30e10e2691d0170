import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  resolve: { conditions: ['@forecourt/source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['@forecourt/source', ...defaultServerConditions] },
    noExternal: [/^@forecourt\/(?!database)/],
    // Finds its migrations beside its own files, so it must not be bundled.
    external: ['@forecourt/database'],
  },
})
