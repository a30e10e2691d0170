/** Gives a file input the files a form is to send. */
export function fillInput(input: HTMLInputElement, files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}
