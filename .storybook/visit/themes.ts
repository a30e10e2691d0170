import { type DealerName, dealerNames } from '../dealer-titles.ts'

/** One light theme and one dark, in which every story is checked. */
const sampledThemes: readonly DealerName[] = ['harbour', 'aurelia']

/** The other themes, which the stories of the parts take in turn. */
const otherThemes = dealerNames.filter((name) => !sampledThemes.includes(name))

/** A number a text always gives, spread evenly enough to take turns by. */
const turnOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

/**
 * Themes a story is checked in: one light and one dark, and for a part of the design system, whose
 * colours come together here, one of the others in turn. What is drawn from the brand itself is checked
 * in every theme.
 * @param story its id, and the title of its file, such as `UI/Button`
 * @param everyTheme true checks every story in every theme
 */
export function chooseThemes(
  { id, title }: { id: string; title: string },
  everyTheme: boolean,
): readonly DealerName[] {
  if (everyTheme || title.startsWith('Foundations/')) return dealerNames
  if (!title.startsWith('UI/')) return sampledThemes
  return [...sampledThemes, ...otherThemes.slice(turnOf(id) % otherThemes.length).slice(0, 1)]
}
