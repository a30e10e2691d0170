import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { type AssetsManifest, islandFiles } from './island-files.ts'
import type { RenderedIsland } from './render-island.ts'

/** Puts a rendered island and its props into the page. */
export function Island({ island }: { island: RenderedIsland }) {
  const { globalContext } = usePageContext() as PageContextServer
  const manifest = globalContext.assetsManifest as AssetsManifest | undefined
  return (
    <>
      <div
        data-island={island.name}
        data-island-files={islandFiles(island.name, manifest)}
        // oxlint-disable-next-line react/no-danger -- our own rendering, escaped by React
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
      <script
        type="application/json"
        data-island-props={island.name}
        // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: island.json }}
      />
    </>
  )
}
