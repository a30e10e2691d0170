import { Features, type Targets, transform } from 'lightningcss'

/** Browsers a build is for, as the minifier counts their versions: a byte for each of three numbers. */
export function readTargets(targets: string | false | readonly string[] | undefined): Targets {
  const list = typeof targets === 'string' ? [targets] : targets || []
  return Object.fromEntries(
    list.flatMap((target) => {
      const [, browser, major = '0', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?/.exec(target) ?? []
      if (!browser || browser === 'es') return []
      return [
        [browser === 'ios' ? 'ios_saf' : browser, (Number(major) << 16) | (Number(minor) << 8)],
      ]
    }),
  )
}

/** A sheet without spaces, for the browsers a build is for. */
export function minifySheet(css: string, targets: Targets): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Light and dark would mark each ground, where the sheet tells them apart at all. Directions would be told by
    // a list of languages beside `[dir]`, which says them already.
    exclude: Features.DirSelector | (css.includes('light-dark(') ? 0 : Features.LightDark),
  })
  return Buffer.from(code).toString()
}
