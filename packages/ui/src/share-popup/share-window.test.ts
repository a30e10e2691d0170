import { describe, expect, it, vi } from 'vitest'
import { openShareWindow, shareWindowFeatures } from './share-window.ts'

const place = { screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 900 }

describe('shareWindowFeatures', () => {
  it('asks for 550 by 400 in the middle of the window', () => {
    expect(shareWindowFeatures(place)).toBe('popup=yes,width=550,height=400,left=525,top=300')
  })

  it('follows a window on a second screen', () => {
    expect(shareWindowFeatures({ ...place, screenX: -1920, screenY: 0 })).toContain('left=-1495')
  })
})

describe('openShareWindow', () => {
  const browserWith = (popup: unknown) => ({
    ...place,
    open: vi.fn<Window['open']>().mockReturnValue(popup as Window | null),
  })

  it('opens the service and leaves it no way back to the page', () => {
    const popup = { opener: 'the page', focus: vi.fn<() => void>() }
    const browser = browserWith(popup)
    expect(openShareWindow('https://x.com/intent/tweet', browser)).toBe(true)
    expect(browser.open).toHaveBeenCalledWith(
      'https://x.com/intent/tweet',
      'share',
      shareWindowFeatures(place),
    )
    expect(popup.opener).toBeNull()
    expect(popup.focus).toHaveBeenCalledTimes(1)
  })

  it('tells when the browser blocked it [D-85]', () => {
    expect(openShareWindow('https://x.com/intent/tweet', browserWith(null))).toBe(false)
  })
})
