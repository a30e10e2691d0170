import { describe, expect, it } from 'vitest'
import { importSite } from '../testing/feeds.ts'
import { auFtpCsv } from './au-ftp-csv.ts'
import { draftCar } from './car-draft.ts'
import { dmsJson } from './dms-json.ts'
import type { RowResult } from './feed-format.ts'

const context = { site: importSite, now: new Date('2026-11-21'), advertised: 'DAP' } as const

function draft(result: RowResult | null) {
  if (!result?.ok) throw new Error('the line was refused')
  const made = draftCar(result.row, context)
  if (made.kind !== 'car') throw new Error(`the row is ${made.kind}`)
  return {
    car: made.draft.car,
    warnings: made.warnings.map(({ column, reason }) => [column, reason]),
  }
}

const payload = { stocknum: 'D1', make: 'Mazda', model: 'CX-5', year: 2022, status: 'in_stock' }
const ofDms = (fields: object) =>
  draft(
    dmsJson.kind === 'lines'
      ? dmsJson.readLine(1, JSON.stringify({ ...payload, ...fields }))
      : null,
  )

function ofCsv(fields: Record<string, string>) {
  const cells = { Stock: 'F1', Make: 'Mazda', Model: 'CX-5', Year: '2022', ...fields }
  const table = auFtpCsv.kind === 'table' ? auFtpCsv.open(Object.keys(cells)) : null
  if (!table?.ok) throw new Error('the header was refused')
  return draft(table.readRecord(2, Object.values(cells)))
}

const hotspots = {
  exterior: [{ description: 'Tow bar', positions: [{ angle: 1, x: 50, y: 70 }] }],
  interior: [],
}
const video = (url: string) => ({ video: { url } })

describe('resolveMedia', () => {
  it('takes what a payload of a dealer management system has [DATA-013] [DATA-014]', () => {
    const { car, warnings } = ofDms({
      external_video_url: 'https://videos.example.com/b.mp4',
      walkaround_videos: [video('/walk.webm')],
      videos: ['/a.webm'],
      spin_images: ['/0.jpg', '/1.jpg'],
      spin_interior_image: '/inside.webp',
      spin_code: '<iframe src="https://spin.example.com/D1"></iframe>',
      hotspots,
    })
    expect(car).toMatchObject({
      external_video_url: 'https://videos.example.com/b.mp4',
      walkaround_videos: [video('/walk.webm')],
      videos: [video('/a.webm'), video('https://videos.example.com/b.mp4')],
      spin_interior_image: '/inside.webp',
      spin_code: 'https://spin.example.com/D1',
      hotspots,
    })
    expect(warnings).toEqual([])
  })

  it('takes what the columns of a CSV file have [DATA-013] [DATA-014]', () => {
    const { car, warnings } = ofCsv({
      'Spin images': '/0.jpg|/1.jpg',
      'Walkaround video': '/walk.webm',
      'Video URLs': '/a.webm|/b.webm',
      'Spin interior image': '/inside.webp',
      'Spin code': 'https://spin.example.com/F1?a=1&b=2',
      Hotspots: JSON.stringify(hotspots),
      'History report': '/reports/F1.pdf',
      'Average market price': '$40,500',
      'State average market price': '39900',
    })
    expect(car).toMatchObject({
      walkaround_videos: [video('/walk.webm')],
      videos: [video('/a.webm'), video('/b.webm')],
      spin_interior_image: '/inside.webp',
      spin_code: 'https://spin.example.com/F1?a=1&b=2',
      hotspots,
      file: '/reports/F1.pdf',
      autograb_data: { average_market_price: 40_500, state_average_market_price: 39_900 },
    })
    expect(warnings).toEqual([])
  })

  it('plays an external video only when it is a file, and shows it once', () => {
    const page = 'https://videos.example.com/watch?v=1'
    expect(ofDms({ external_video_url: page }).car).toMatchObject({
      external_video_url: page,
      videos: [],
    })
    const file = 'https://videos.example.com/1.mp4'
    expect(ofDms({ external_video_url: file, walkaround_videos: [file] }).car).toMatchObject({
      walkaround_videos: [video(file)],
      videos: [],
    })
  })

  it('leaves out each wrong value with a warning and keeps the car [PLUS-004]', () => {
    const { car, warnings } = ofDms({
      external_video_url: 'soon',
      walkaround_videos: ['http://videos.example.com/walk.mp4'],
      videos: ['/a.webm', 'later'],
      spin_images: ['/0.jpg', '/1.jpg'],
      spin_interior_image: 'ftp://images.example.com/inside.jpg',
      spin_code: '<script src="https://spin.example.com/a.js"></script>',
      hotspots: { exterior: [{ ...hotspots.exterior[0], positions: [{ angle: 2, x: 1, y: 1 }] }] },
      file: 'report.pdf',
      average_market_price: 'high',
    })
    expect(car).toMatchObject({
      external_video_url: null,
      walkaround_videos: [],
      videos: [video('/a.webm')],
      spin_images: ['/0.jpg', '/1.jpg'],
      spin_interior_image: null,
      spin_code: null,
      hotspots: null,
      file: null,
      autograb_data: null,
    })
    expect(warnings).toEqual([
      ['external_video_url', 'is not an https address'],
      ['walkaround_videos', '1 of 1 addresses are not https'],
      ['videos', '1 of 2 addresses are not https'],
      ['spin_interior_image', 'is not an https address'],
      ['spin_code', 'is neither an https address nor a frame of one'],
      ['hotspots', 'exterior 1 stands on frame 2 of 0 to 1'],
      ['file', 'is not an https address'],
      ['average_market_price', 'is not a price in dollars'],
    ])
  })
})
