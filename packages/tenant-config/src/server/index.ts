export { isOwnPage } from './is-own-page.ts'
export {
  type LintFinding,
  type LintReport,
  lintTenant,
  lintTenantDirectory,
} from './lint-tenant.ts'
export { readBody } from './read-body.ts'
export { escapeMarkdown, type MarkdownSettings, renderMarkdown } from './render-markdown.ts'
export {
  createTenantStore,
  type TenantChange,
  type TenantLogger,
  type TenantRefusal,
  type TenantStore,
  type TenantStoreOptions,
} from './tenant-store.ts'
