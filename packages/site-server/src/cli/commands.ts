import { backup, restore } from './backup.command.ts'
import type { Command } from './command.ts'
import { leadDigest } from './lead-digest.command.ts'
import { leadList } from './lead-list.command.ts'
import { leadResend } from './lead-resend.command.ts'
import { leadShow } from './lead-show.command.ts'
import { paymentList } from './payment-list.command.ts'
import { paymentRefund } from './payment-refund.command.ts'
import { privacyErase } from './privacy-erase.command.ts'
import { reservationList } from './reservation-list.command.ts'
import { reservationRefund } from './reservation-refund.command.ts'
import { stockImport } from './stock-import.command.ts'
import { stockList } from './stock-list.command.ts'
import { stockPush } from './stock-push.command.ts'
import { stockRename } from './stock-rename.command.ts'
import { tenantLint } from './tenant-lint.command.ts'
import { tenantNew } from './tenant-new.command.ts'
import { tenantSchema } from './tenant-schema.command.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  stockImport,
  stockList,
  stockRename,
  stockPush,
  leadList,
  leadShow,
  leadResend,
  leadDigest,
  paymentList,
  paymentRefund,
  reservationList,
  reservationRefund,
  privacyErase,
  backup,
  restore,
  tenantNew,
  tenantLint,
  tenantSchema,
]
