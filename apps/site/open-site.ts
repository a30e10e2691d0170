import {
  createApp,
  createSiteDeps,
  createSiteServer,
  findDrawings,
  readFailureFields,
  requireBuild,
  type SiteDeps,
  type SiteServer,
} from '@forecourt/site-server'
import { openOutputs } from '@forecourt/site-server/outputs'
import { readEnv } from '@forecourt/site-server/process'
import { content } from './content.ts'
import { sitePagePaths } from './layout/page-paths.ts'
import { createPageRenderer } from './layout/render-site-page.ts'
import { isReachable } from './layout/site-routes.ts'

declare global {
  /** Shared by the reloads of the development server, which must not open the database twice. */
  var forecourtDeps: Promise<SiteDeps> | undefined
}

/** Opens the whole site: the road of the platform, with the pages and the content of this app. */
export async function openSite(onStarted: () => void): Promise<SiteServer> {
  const env = readEnv(process.env, { ...content, isProduction: import.meta.env.PROD })
  if (import.meta.env.PROD) requireBuild(env.builtClient)
  globalThis.forecourtDeps ??= createSiteDeps(env, { ...content, isReachable })
  const deps = await globalThis.forecourtDeps
  const routes = await openOutputs(deps, {
    pagePaths: (site, makes) => sitePagePaths(deps, site, makes),
  })
  const renderPage = createPageRenderer(import.meta.env.PROD ? findDrawings(env.builtClient) : null)
  return createSiteServer(createApp(deps, { renderPage, routes }), deps, onStarted)
}

/** Logs an error that nobody handled. */
export async function logUncaught(error: unknown): Promise<void> {
  const deps = await globalThis.forecourtDeps
  deps?.logger.error('an error nobody handled', readFailureFields(error))
}
