export interface RadioChoice {
  value: string | undefined
  defaultValue: string | undefined
  onValueChange: ((details: { value: string }) => void) | undefined
}

/** Part that makes one radio button the chosen one, whether the page holds the choice or the browser. */
export function radioChoice(own: string, { value, defaultValue, onValueChange }: RadioChoice) {
  const choice =
    value === undefined
      ? { defaultChecked: own === defaultValue }
      : { checked: own === value, readOnly: !onValueChange }
  const onChange = onValueChange && (() => onValueChange({ value: own }))
  return { ...choice, value: own, onChange }
}
