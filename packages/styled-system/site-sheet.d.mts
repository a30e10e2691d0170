import type { Config } from '@pandacss/dev'

/** Choices of an app. */
export interface SiteSheetOptions {
  /** Patterns of the app's own sources, relative to its folder. */
  sources: readonly string[]
}

/**
 * Fields of a Panda configuration for the one sheet of an app: its own sources, those of the features
 * installed beside `@forecourt/ui`, and of the parts of `@forecourt/ui` and their recipes that these show. A part nobody
 * shows costs a visitor nothing. Run in the app's folder.
 */
export declare function createSiteSheet(
  options: SiteSheetOptions,
): Required<Pick<Config, 'include' | 'exclude' | 'staticCss' | 'hooks'>>
