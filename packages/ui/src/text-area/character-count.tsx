'use client'

import { field, hiddenText } from '@forecourt/styled-system/recipes'
import { useEffect, useState } from 'react'
import { countText } from './count-text.ts'

export interface CharacterCountProps {
  /** Id of the text area that is counted. */
  areaId: string
  /** Length of its text when the page was made. */
  startLength: number
  maxCharacters: number
}

/** Pause in typing, in ms, after which the count is read aloud. */
const PAUSE_MS = 1000

/** Characters that are left, beside the text and, in a pause of typing, aloud. */
export function CharacterCount({ areaId, startLength, maxCharacters }: CharacterCountProps) {
  const [first] = useState(startLength)
  const [typed, setTyped] = useState({ length: startLength, over: startLength })
  const [said, setSaid] = useState<string | null>(null)
  // Where the page holds the text, its length goes before what was measured.
  const length = typed.over === startLength ? typed.length : startLength
  const text = countText(length, maxCharacters)
  useEffect(() => {
    const area = document.getElementById(areaId)
    if (!(area instanceof HTMLTextAreaElement)) return
    const measure = () => setTyped({ length: area.value.length, over: startLength })
    measure()
    area.addEventListener('input', measure)
    return () => area.removeEventListener('input', measure)
  }, [areaId, startLength])
  useEffect(() => {
    if (length === first && said === null) return
    const timer = setTimeout(() => setSaid(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [length, first, said, text])
  return (
    <>
      <span
        id={`${areaId}-note`}
        className={field().note}
        data-over={length > maxCharacters ? '' : undefined}
      >
        {text}
      </span>
      <output className={hiddenText()}>{said}</output>
    </>
  )
}
