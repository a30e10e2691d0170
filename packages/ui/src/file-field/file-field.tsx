'use client'

import { fileField, hiddenText } from '@forecourt/styled-system/recipes'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { Field, wireControl } from '../field/index.ts'
import { CloseIcon, DocumentIcon, ImageIcon } from '../icon/index.ts'
import { formatFileSize } from './file-check.ts'
import { type ChosenFile, useFiles } from './use-files.ts'

export interface FileFieldProps {
  /** Label above the field. */
  label: ReactNode
  /** Name the files are sent under. Default none, not sent. */
  name?: string
  /** Kinds of files, as in HTML: `image/*,.pdf`. Default any. */
  accept?: string
  /** Largest file, in bytes (10 MB is 10_000_000). Default no limit. */
  maxBytes?: number
  /** Most files. Default 1. */
  maxFiles?: number
  /** Looks at a file before it is taken: what is wrong with it, in a sentence, or null. Default nothing. */
  problemOf?: (file: File) => string | null
  /** Called with the files that can be sent. Default none. */
  onFilesChange?: (details: { files: File[] }) => void
  /** Words of the button. Default "Choose a file", or "Choose files" where several are taken. */
  chooseLabel?: string
  /** Words after it, for a mouse. Default "or drag it here", "or drag them here". */
  dropLabel?: string
  /** At least one file must be chosen. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** No file can be chosen. Default false. */
  disabled?: boolean
  /** Help under the field, such as kinds and sizes. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Id of the input. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

/**
 * Files from the visitor's device: chosen, taken with the camera, or dropped. A native input; Ark's
 * machine, loaded on reach, lists, checks and takes out.
 */
export function FileField({
  label,
  name,
  accept,
  maxBytes,
  maxFiles = 1,
  problemOf,
  onFilesChange,
  chooseLabel = maxFiles === 1 ? 'Choose a file' : 'Choose files',
  dropLabel = maxFiles === 1 ? 'or drag it here' : 'or drag them here',
  required,
  optional,
  disabled,
  hint,
  error,
  id,
  className,
}: FileFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const list = useRef<HTMLUListElement>(null)
  const classes = fileField()
  const rules = { accept, maxBytes, maxFiles, problemOf }
  const files = useFiles({ ...rules, id: fieldId, disabled, onFilesChange })
  const remove = (chosen: ChosenFile, index: number) => {
    files.remove(chosen)
    // The button under the focus goes; the next one, else the field, takes it.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].filter(
      (_, each) => each !== index,
    )
    const next = buttons[Math.min(index, buttons.length - 1)] ?? document.getElementById(fieldId)
    next?.focus()
  }
  const frame = { id: fieldId, label, hint, error, required, optional, className }
  return (
    <Field {...frame} note={<output className={hiddenText()}>{files.said}</output>}>
      <span
        {...files.zoneProps}
        id={`${fieldId}-zone`}
        className={classes.zone}
        data-native={files.isLost ? '' : undefined}
        data-invalid={error ? '' : undefined}
      >
        <ImageIcon size={28} className={classes.icon} />
        <span aria-hidden="true" className={classes.words}>
          <span className={classes.choose}>{chooseLabel}</span>{' '}
          <span className={classes.drop}>{dropLabel}</span>
        </span>
        <input
          {...wireControl(fieldId, { hint, error })}
          type="file"
          name={name}
          accept={accept}
          multiple={maxFiles > 1}
          required={required}
          disabled={disabled}
          className={classes.input}
          onInput={files.take}
        />
      </span>
      {files.driver && <files.driver.Driver {...files.driver.props} />}
      {files.chosen.length > 0 && (
        <ul ref={list} className={classes.list} aria-label="Chosen files">
          {files.chosen.map((chosen, index) => (
            <FileRow key={keyOf(chosen)} chosen={chosen} onRemove={() => remove(chosen, index)} />
          ))}
        </ul>
      )}
    </Field>
  )
}

const keyOf = ({ file }: ChosenFile) => `${file.name} ${file.size} ${file.lastModified}`

function FileRow({ chosen, onRemove }: { chosen: ChosenFile; onRemove: () => void }) {
  const classes = fileField()
  const { file, problem } = chosen
  return (
    <li className={classes.row} data-invalid={problem === null ? undefined : ''}>
      <Thumbnail file={file} className={classes.thumbnail} />
      <span className={classes.about}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.size}>{formatFileSize(file.size)}</span>
        {problem !== null && <span className={classes.problem}>{problem}</span>}
      </span>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        className={classes.remove}
        onClick={onRemove}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  )
}

const isPicture = ({ type }: File) => /^image\/(?:jpeg|png|webp|gif|avif|svg)/.test(type)

function Thumbnail({ file, className }: { file: File; className: string }) {
  const [isBroken, setBroken] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    <span aria-hidden="true" className={className}>
      {isPicture(file) && !isBroken ? (
        <img ref={show} alt="" onError={() => setBroken(true)} />
      ) : (
        <DocumentIcon size={20} />
      )}
    </span>
  )
}
