import { type DealerName, dealerNames } from '../dealer-titles.ts'

/** One light theme and one dark, in which what is built of parts is checked. */
const sampledThemes: readonly DealerName[] = ['harbour', 'aurelia']

/**
 * Themes a story is checked in: every one for a part of the design system, whose colours come together
 * here, and one light and one dark for what is built of parts.
 * @param title title of the story's file, such as `UI/Button`
 * @param everyTheme true checks every story in every theme
 */
export function chooseThemes(title: string, everyTheme: boolean): readonly DealerName[] {
  return everyTheme || /^(?:UI|Foundations)\//.test(title) ? dealerNames : sampledThemes
}
