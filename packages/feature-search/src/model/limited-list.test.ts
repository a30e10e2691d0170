import { describe, expect, it } from 'vitest'
import { removeRepeats } from './limited-list.ts'

const cars = (...ids: number[]) => ids.map((id) => ({ id }))

describe('removeRepeats', () => {
  it('shows each car once on a page, and each list as long as it may be [D-74]', () => {
    const lists = [
      { cars: cars(1, 2, 3) },
      { cars: cars(3, 4, 1, 5, 6), size: 2 },
      { cars: cars(4, 6, 7), size: 3 },
    ]
    expect(removeRepeats(lists)).toEqual([cars(1, 2, 3), cars(4, 5), cars(6, 7)])
  })

  it('knows a car twice in one list once, and an empty list as empty', () => {
    expect(removeRepeats([{ cars: [] }, { cars: cars(1, 1), size: 3 }])).toEqual([[], cars(1)])
  })
})
