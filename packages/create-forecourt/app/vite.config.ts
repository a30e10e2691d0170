import { createSitePlugins } from '@forecourt/site-server/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react(), vike(), createSitePlugins()] })
