/** Paths of the catalogues below the project. */
export const catalogueFiles: string[]

/** Every sentence with its file and the name it is imported by. */
export function readCatalogue(): Promise<{ file: string; name: string; text: string }[]>
