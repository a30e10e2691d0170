// A release of any package is one of create-forecourt too, whose template asks for the packages by version.
import { writeFileSync } from 'node:fs'

const changeset = `---
'create-forecourt': patch
---

New apps ask for the packages of this release.
`
writeFileSync(new URL('../../.changeset/new-apps.md', import.meta.url), changeset)
