/** Id of an option, for `aria-activedescendant`; a value may hold what an id may not. */
export const optionId = (fieldId: string, value: string): string =>
  `${fieldId}-option-${value.replaceAll(/[^\p{L}\p{N}_-]/gu, (sign) => `.${sign.codePointAt(0)}`)}`
