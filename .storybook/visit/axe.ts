import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { Page } from 'playwright'

/** Words a story says about its check, as the accessibility addon reads it. */
export interface AxeParameters {
  /** Part that is checked. Default the whole page. */
  context?: unknown
  /** Rules switched on or off. Default those of axe, without `region`. */
  config?: Spec
  /** Options of the run. Default none. */
  options?: RunOptions
  /** `off` leaves the check out. Default error. */
  test?: string
  /** True leaves the check out. Default false. */
  disable?: boolean
}

/** A rule that a story breaks. */
export interface Finding {
  rule: string
  help: string
  /** Selectors of the elements. */
  elements: string[]
}

/** Rules a dealer's variables can break: those that look at colours, sizes and what overflows. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

/**
 * Findings of axe on the page as it stands.
 * @param only `looks` checks what another theme of the same elements can change
 */
export async function findFaults(
  page: Page,
  parameters: AxeParameters,
  only: 'everything' | 'looks' = 'everything',
): Promise<Finding[]> {
  if (parameters.disable === true || parameters.test === 'off') return []
  return page.evaluate(
    async ({ context, config = {}, options = {}, chosenRules }) => {
      const axe = Reflect.get(window, 'axe')
      const region = { id: 'region', enabled: false }
      axe.reset()
      axe.configure({ ...config, rules: [region, ...(config.rules ?? [])] })
      const switchedOff = (id: string) =>
        options.rules?.[id]?.enabled === false ||
        config.rules?.some((rule) => rule.id === id && rule.enabled === false)
      // Parts of Storybook that show nothing now; axe would look at each of them for each rule.
      const idle = [...document.querySelectorAll('body > .sb-wrapper, body > #storybook-docs')]
      const places = idle.map((element) => {
        const place = document.createComment('')
        element.replaceWith(place)
        return place
      })
      try {
        const { violations }: AxeResults = await axe.run(context ?? document.body, {
          ...options,
          ...(chosenRules && { runOnly: chosenRules.filter((id) => !switchedOff(id)) }),
          resultTypes: ['violations'],
          preload: false,
        })
        return violations.map(({ id, help, nodes }) => ({
          rule: id,
          help,
          elements: nodes.map(({ target }) => target.join(' ')),
        }))
      } finally {
        for (const [index, place] of places.entries()) place.replaceWith(idle[index]!)
      }
    },
    { ...parameters, chosenRules: only === 'looks' ? rulesOfLooks : null },
  )
}
