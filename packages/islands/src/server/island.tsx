import { createContext, createElement, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDefinition } from '../definition/define-island.ts'
import { type AssetsManifest, findIslandFiles, formatIslandFiles } from './island-files.ts'
import type { IslandSlots } from './island-slots.ts'
import { toScriptJson } from './script-json.ts'

export interface IslandsPageProps {
  /** Manifest of the browser's build, for the files each island needs. Default none, as while developing. */
  manifest?: AssetsManifest
  /** Address the files of the build are below. Default `/`. */
  base?: string
  /** Where the HTML of islands waits while a framework works on the page. Default: in the page. */
  slots?: IslandSlots
  /** The page, with its islands. */
  children: ReactNode
}

const PageContext = createContext<Omit<IslandsPageProps, 'children'>>({})

/** Around a page: tells its islands their files, and where their HTML waits. */
export function IslandsPage({ children, ...page }: IslandsPageProps) {
  return <PageContext value={page}>{children}</PageContext>
}

export interface IslandProps<Props extends object, LocalProps extends object> {
  /** The island shown here. */
  island: IslandDefinition<Props, LocalProps>
  /** Its props, plain enough for JSON; they stand in the page. */
  props: Props
  /** Props for this rendering alone, such as a cache of markup. Default none. */
  localProps?: Partial<LocalProps>
  /**
   * When its code runs: when a visitor reaches for it; once a visitor uses anything of the page, by a pointer that
   * moves, a touch, focus or a key, and the browser idles (`use`); once it is in view and the browser idle, where the
   * connection affords it and motion is welcome; or at once. Default `intent`.
   */
  starts?: 'intent' | 'use' | 'view' | 'load'
  /**
   * Islands of one name follow each other: once a visitor reaches for one of them, the others start too, when the
   * browser idles. Default none.
   */
  group?: string
  /**
   * Its code writes addresses into the history: one that a visitor goes back to is asked of the server while the
   * code is not there to show it. Default false.
   */
  writesHistory?: boolean
}

/* React puts them before the part, for a head; here the picture itself is the next thing. */
const withoutPreloads = (html: string) =>
  html.replace(/^(?:<link rel="preload" as="image"[^>]*\/>)+/, '')

/**
 * Renders an island apart from the page around it, as a root of its own with its own ids, so that the
 * browser can hydrate exactly this tree with exactly these props. For servers only.
 */
export function Island<Props extends object, LocalProps extends object>({
  island: { name, component },
  props,
  localProps,
  starts = 'intent',
  group,
  writesHistory = false,
}: IslandProps<Props, LocalProps>) {
  const { manifest, base = '/', slots } = use(PageContext)
  const hold = slots?.hold ?? ((text) => text)
  const tree = createElement(component, { ...props, ...localProps } as Props & Partial<LocalProps>)
  const files = manifest && findIslandFiles(manifest, name)
  const html = withoutPreloads(renderToString(tree, { identifierPrefix: name }))
  return (
    <>
      <div
        data-island={name}
        data-island-starts={starts === 'intent' ? undefined : starts}
        data-island-group={group}
        data-island-history={writesHistory ? '' : undefined}
        data-island-files={files && formatIslandFiles(files, base)}
        // oxlint-disable-next-line react/no-danger -- rendered by React a line above
        dangerouslySetInnerHTML={{ __html: hold(html) }}
      />
      <script
        type="application/json"
        data-island-props={name}
        // oxlint-disable-next-line react/no-danger -- JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: hold(toScriptJson(props)) }}
      />
    </>
  )
}
