import { PrintPage } from '@forecourt/feature-vdp'
import { css } from '@forecourt/styled-system/css'
import { carImageSet } from '../../layout/car-images.ts'
import { usePage } from '../../layout/page-request.ts'
import type { Data } from './+data.ts'

const logoClass = css({ display: 'block', h: 'auto', maxH: '10', w: 'auto', maxW: '100%' })

export function Page() {
  const { data, site } = usePage<Data>()
  const { sheet, carHref, pdfHref } = data
  const { logo } = site
  return (
    <PrintPage
      sheet={sheet}
      imageSet={carImageSet({ ...site, brand: { photoRatio: '3:2' } })}
      carHref={carHref}
      pdfHref={pdfHref}
      logo={
        logo && (
          <img
            className={logoClass}
            src={logo.url}
            alt={site.name}
            width={logo.width}
            height={logo.height}
          />
        )
      }
    />
  )
}
