import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findLookAfterDrag, findLookForKey, firstLook, type Look } from '../../model/index.ts'
import type { PanoramaCanvas } from './panorama-canvas.ts'
import { type OnViewerProblem, useCode, useLatest } from './use-code.ts'
import { useDrag } from './use-drag.ts'

const loadCanvas = () => import('./panorama-canvas.ts')

/** Draws a panorama on a canvas, again whenever the look or the size changes. */
function usePanoramaCanvas(src: string, look: Look, onProblem: OnViewerProblem | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [panorama, setPanorama] = useState<PanoramaCanvas | null>(null)
  const [aspect, setAspect] = useState(1.5)
  const problem = useLatest(onProblem)
  const code = useCode(loadCanvas, (error) =>
    problem.current?.({ message: 'the code of the panorama did not load', error }),
  )
  useEffect(() => {
    const element = canvas.current
    if (!code || !element) return
    let isHere = true
    let own: PanoramaCanvas | undefined
    const open = async () => {
      try {
        own = await code.createPanorama(element, src)
        if (isHere) setPanorama(own)
        else own.stop()
      } catch (error) {
        if (isHere) problem.current?.({ message: 'the panorama did not load', error })
      }
    }
    void open()
    return () => {
      isHere = false
      own?.stop()
    }
  }, [code, src, problem])
  useEffect(() => {
    const element = canvas.current
    if (!panorama || !element) return
    const draw = () => {
      panorama.draw(look)
      setAspect(element.clientWidth / element.clientHeight)
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    return () => observer.disconnect()
  }, [panorama, look])
  return { canvas, isReady: panorama !== null, aspect }
}

/** State of a panorama: where one looks, and what drag, keys and buttons do to it. */
export function usePanorama(src: string, onProblem: OnViewerProblem | undefined) {
  const [look, setLook] = useState(firstLook)
  const { canvas, isReady, aspect } = usePanoramaCanvas(src, look, onProblem)
  const drag = useDrag(
    () => look,
    (start, moved) => setLook(findLookAfterDrag(start, moved)),
  )
  const press = (key: string) => setLook((current) => findLookForKey(key, current) ?? current)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !findLookForKey(event.key, look)) return
    event.preventDefault()
    press(event.key)
  }
  return { look, canvas, isReady, aspect, surface: { ...drag, onKeyDown }, press }
}
