import { mkdirSync } from 'node:fs'
// @boundaries-ignore The packages as a partner gets them.
import { readManifests } from '../../../scripts/manifests.mjs'
// @boundaries-ignore The packages as a partner gets them.
import { checkTarball, packPackage } from '../../../scripts/packed/check-package.mjs'
import { expect, test } from './journey.ts'

test.describe('the tarball of a package', () => {
  for (const package_ of readManifests()) {
    test(`has nothing that publint or arethetypeswrong finds wrong: ${package_.folder} [PLUS-067]`, async () => {
      const folder = test.info().outputPath()
      mkdirSync(folder, { recursive: true })
      expect(await checkTarball(await packPackage(package_, folder))).toEqual([])
    })
  }
})
