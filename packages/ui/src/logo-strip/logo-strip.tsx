import { cx } from '@forecourt/styled-system/css'
import { logoStrip } from '@forecourt/styled-system/recipes'

export interface Logo {
  /** Who it stands for; written out when there is no picture. */
  name: string
  /** Address of the picture. Default none, the name is written. */
  src?: string
  /** Width of the picture file in pixels. Default 160. */
  width?: number
  /** Height of the picture file in pixels. Default 64. */
  height?: number
  /** Where it leads. Default nowhere. */
  href?: string
}

export interface LogoStripProps {
  /** The marks; with none, nothing is rendered. */
  logos: readonly Logo[]
  /** Fact they have in common, such as "Makes we service". */
  title: string
  /** Name the list without showing the title. Default false. */
  hideTitle?: boolean
  /** 20, 32 or 48 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `mono` calms many colours down until the pointer rests on one. Default `mono`. */
  tone?: 'mono' | 'colour'
  /** Default `start`. */
  align?: 'start' | 'center'
  /** Further class names. Default none. */
  className?: string
}

function Mark({
  logo,
  classes,
}: {
  logo: Logo
  classes: Readonly<Record<'logo' | 'name', string>>
}) {
  const { name, src, width = 160, height = 64 } = logo
  if (!src) return <span className={classes.name}>{name}</span>
  return (
    <img
      src={src}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classes.logo}
    />
  )
}

/** Logos of makes or partners in a row that wraps; nothing moves by itself. */
export function LogoStrip({
  logos,
  title,
  hideTitle = false,
  size = 'md',
  tone = 'mono',
  align = 'start',
  className,
}: LogoStripProps) {
  if (logos.length === 0) return null
  const classes = logoStrip({ size, tone, align })
  return (
    <div className={cx(classes.root, className)}>
      {!hideTitle && <p className={classes.title}>{title}</p>}
      <ul aria-label={title} className={classes.list}>
        {logos.map((logo) => (
          <li key={logo.name} className={classes.item}>
            {logo.href === undefined ? (
              <Mark logo={logo} classes={classes} />
            ) : (
              <a href={logo.href} className={classes.link}>
                <Mark logo={logo} classes={classes} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
