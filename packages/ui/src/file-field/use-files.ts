import { useRef, useState } from 'react'
import { type FileLimits, fileProblem, isSameFile } from './file-check.ts'

/** A file of the list. */
export interface ChosenFile {
  id: string
  file: File
  /** Why it is not sent, or null. */
  problem: string | null
}

export interface FilesOptions extends FileLimits {
  maxFiles: number
  problemOf: ((file: File) => string | null) | undefined
  onFilesChange: ((details: { files: File[] }) => void) | undefined
}

const fitting = (chosen: readonly ChosenFile[]) =>
  chosen.filter(({ problem }) => problem === null).map(({ file }) => file)

/* The form sends what the input holds, so the input is given what is left of the list. */
function fillInput(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

function addedWords(added: readonly ChosenFile[]): string {
  const refused = added.filter(({ problem }) => problem !== null).length
  const count = added.length === 1 ? '1 file added.' : `${added.length} files added.`
  return refused === 0 ? count : `${count} ${refused} cannot be sent.`
}

/** The files of a field: a second choice adds to the first, each can be taken out again. */
export function useFiles({ maxFiles, problemOf, onFilesChange, ...limits }: FilesOptions) {
  const count = useRef(0)
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [said, setSaid] = useState('')

  const set = (input: HTMLInputElement, next: readonly ChosenFile[]) => {
    const taken = fitting(next).slice(0, maxFiles)
    const checked = next.map((each) => {
      const isOver = each.problem === null && !taken.includes(each.file)
      return isOver ? { ...each, problem: `Only ${maxFiles} can be sent.` } : each
    })
    setChosen(checked)
    fillInput(input, taken)
    onFilesChange?.({ files: taken })
    return checked
  }

  const add = (input: HTMLInputElement) => {
    const earlier = maxFiles === 1 ? [] : chosen
    const isNew = (file: File) => !earlier.some((each) => isSameFile(each.file, file))
    const added = [...(input.files ?? [])].filter(isNew).map((file) => {
      count.current += 1
      const problem = fileProblem(file, limits) ?? problemOf?.(file) ?? null
      return { id: `${count.current}`, file, problem }
    })
    const checked = set(input, [...earlier, ...added])
    if (added.length > 0) setSaid(addedWords(checked.slice(earlier.length)))
  }

  const remove = (input: HTMLInputElement, { id, file }: ChosenFile) => {
    const left = chosen.filter((each) => each.id !== id)
    const isLimit = (each: ChosenFile) => each.problem === `Only ${maxFiles} can be sent.`
    set(
      input,
      left.map((each) => (isLimit(each) ? { ...each, problem: null } : each)),
    )
    setSaid(`${file.name} removed.`)
  }

  return { chosen, said, add, remove }
}
