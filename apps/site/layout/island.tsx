import {
  type AssetsManifest,
  islandFiles,
  islandMark,
  type RenderedIsland,
} from '@forecourt/islands/server'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'

export interface IslandProps {
  island: RenderedIsland
  /** Its code runs without intent, once it is in view and the browser idle, where the connection affords it. Default false. */
  wakesInView?: boolean
}

/** The place of a rendered island and its props in the page; `insertIslands` fills it. */
export function Island({ island, wakesInView = false }: IslandProps) {
  const { globalContext } = usePageContext() as PageContextServer
  const manifest = globalContext.assetsManifest as AssetsManifest | undefined
  return (
    <>
      <div
        data-island={island.name}
        data-wakes-in-view={wakesInView || undefined}
        data-island-files={islandFiles(island.name, manifest)}
        // oxlint-disable-next-line react/no-danger -- a mark of our own
        dangerouslySetInnerHTML={{ __html: islandMark(island.name, 'html') }}
      />
      <script
        type="application/json"
        data-island-props={island.name}
        // oxlint-disable-next-line react/no-danger -- a mark of our own
        dangerouslySetInnerHTML={{ __html: islandMark(island.name, 'json') }}
      />
    </>
  )
}
