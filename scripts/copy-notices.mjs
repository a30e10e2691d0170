// Puts the project's licence and notices into the folder of a package that is about to be packed.
import { copyFileSync } from 'node:fs'

for (const name of ['LICENSE', 'NOTICE']) copyFileSync(new URL(`../${name}`, import.meta.url), name)
