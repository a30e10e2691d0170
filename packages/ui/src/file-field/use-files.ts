import { type InputEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useReached } from '../reached/use-reached.ts'
import { type FileRules, formatFileProblem } from './file-check.ts'
import type { FileMachine } from './file-machine.ts'
import { fillInput } from './fill-input.ts'

const loadDriver = () => import('./file-machine.ts')

/** A file of the list. */
export interface ChosenFile {
  file: File
  /** Why it is not sent, or null. */
  problem: string | null
}

export interface FilesOptions extends FileRules {
  /** Id of the input. */
  id: string
  disabled?: boolean
  onFilesChange?: (details: { files: File[] }) => void
}

function listFiles({ acceptedFiles, rejectedFiles }: FileMachine, rules: FileRules): ChosenFile[] {
  const refused = rejectedFiles
    // The same file again is in the list already.
    .filter(({ errors }) => !errors.includes('FILE_EXISTS'))
    .map(({ file, errors }) => ({ file, problem: formatFileProblem(errors, rules) }))
  return [...acceptedFiles.map((file) => ({ file, problem: null })), ...refused]
}

function formatAdded(added: readonly ChosenFile[]): string {
  const refused = added.filter(({ problem }) => problem !== null).length
  const count = added.length === 1 ? '1 file added.' : `${added.length} files added.`
  return refused === 0 ? count : `${count} ${refused} cannot be sent.`
}

function formatChange(before: readonly ChosenFile[], now: readonly ChosenFile[]): string {
  const isIn = (list: readonly ChosenFile[]) => (each: ChosenFile) =>
    list.some(({ file }) => file === each.file)
  const added = now.filter((each) => !isIn(before)(each))
  const [gone] = before.filter((each) => !isIn(now)(each))
  if (added.length > 0) return formatAdded(added)
  return gone ? `${gone.file.name} removed.` : ''
}

/** Words for assistive technology about what came to the list or left it. */
function useSaid(chosen: readonly ChosenFile[]): string {
  const [said, setSaid] = useState('')
  const before = useRef(chosen)
  useEffect(() => {
    const words = formatChange(before.current, chosen)
    before.current = chosen
    if (words) setSaid(words)
  }, [chosen])
  return said
}

/** Tells the page of the files that can be sent, whenever they change. */
function useTold(files: File[] | undefined, tell: FilesOptions['onFilesChange']) {
  const last = useRef(files)
  useEffect(() => {
    if (!files || last.current === files) return
    const isFirst = last.current === undefined
    last.current = files
    if (!isFirst || files.length > 0) tell?.({ files })
  }, [files, tell])
}

/**
 * The native input until somebody reaches for it, then Ark's machine over it: a second choice adds to the
 * first, each file can be taken out again. Where that does not come, the input stays as it is.
 */
export function useFiles({ id, disabled, onFilesChange, ...limits }: FilesOptions) {
  const [machine, setMachine] = useState<FileMachine | null>(null)
  const { loaded, isLost, reach } = useReached(loadDriver)
  const { accept, maxBytes, maxFiles, problemOf } = limits
  const rules = useMemo(
    () => ({ accept, maxBytes, maxFiles, problemOf }),
    [accept, maxBytes, maxFiles, problemOf],
  )
  const chosen = useMemo(() => (machine ? listFiles(machine, rules) : []), [machine, rules])
  useTold(machine?.acceptedFiles, onFilesChange)
  const take = (event: InputEvent<HTMLInputElement>) => {
    if (!machine) return reach()
    machine.getHiddenInputProps().onInput?.(event)
    // What Ark takes, it adds.
    fillInput(event.currentTarget, machine.acceptedFiles)
  }
  const remove = ({ file }: ChosenFile) => {
    const left = chosen.map((each) => each.file).filter((each) => each !== file)
    machine?.setFiles(left)
  }
  return {
    chosen,
    said: useSaid(chosen),
    isLost,
    driver: loaded && {
      Driver: loaded.FileDriver,
      props: { id, rules, disabled, onMachine: setMachine },
    },
    remove,
    zoneProps: machine
      ? wireZone(machine)
      : { onPointerEnter: reach, onPointerDown: reach, onFocus: reach, onDragEnter: reach },
    take,
  }
}

/* The native input under the pointer is what is pressed and named; the zone only hears of what is dragged. */
function wireZone(machine: FileMachine) {
  const { onDragOver, onDragLeave, onDrop, ...rest } = machine.getDropzoneProps()
  return { onDragOver, onDragLeave, onDrop, 'data-dragging': rest['data-dragging' as never] }
}
