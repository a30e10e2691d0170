export {
  createTenantStore,
  type TenantChange,
  type TenantLogger,
  type TenantRefusal,
  type TenantStore,
  type TenantStoreOptions,
} from './tenant-store.ts'
