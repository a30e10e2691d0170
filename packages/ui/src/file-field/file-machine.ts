import {
  type UseFileUploadProps,
  type UseFileUploadReturn,
  useFileUpload,
} from '@ark-ui/react/file-upload'
import { memo, useLayoutEffect } from 'react'
import { acceptUpTo, type FileRules } from './file-check.ts'
import { fillInput } from './fill-input.ts'

/** Files of a field and what can be done with them. */
export type FileMachine = UseFileUploadReturn

export interface FileDriverProps {
  /** Id of the input; the one of its zone ends in `-zone`. */
  id: string
  rules: FileRules
  disabled: boolean | undefined
  /** Given the machine whenever it changes. */
  onMachine: (machine: FileMachine) => void
}

/** Hands the machine what was chosen before it came; the input holds only what it takes. */
function handOver(input: HTMLElement | null, machine: FileMachine) {
  if (!(input instanceof HTMLInputElement)) return
  const files = [...(input.files ?? [])]
  fillInput(input, [])
  machine.setFiles(files)
}

/**
 * Runs Ark's machine over a file input and its zone. It draws nothing itself, and handing the machine on
 * must not make it run anew.
 */
export const FileDriver = memo(({ id, rules, disabled, onMachine }: FileDriverProps) => {
  const machine = useFileUpload({
    ids: { root: `${id}-zone`, dropzone: `${id}-zone`, hiddenInput: id },
    accept: rules.accept as UseFileUploadProps['accept'],
    minFileSize: 1,
    maxFileSize: rules.maxBytes,
    maxFiles: rules.maxFiles,
    validate: acceptUpTo(rules),
    disabled,
  })
  useLayoutEffect(() => onMachine(machine), [machine, onMachine])
  useLayoutEffect(() => {
    handOver(document.getElementById(id), machine)
    // oxlint-disable-next-line react/exhaustive-deps -- only when it comes
  }, [])
  return null
})
FileDriver.displayName = 'FileDriver'
