import { auditKind } from './audit-actions.ts';
import { isoDate } from './date-formats.ts';
import { exportFormat } from './export-format.ts';
import { pagingInput } from './paging.ts';
import { z } from './zod-setup.ts';

/** An audit entry: who, what, when, from where and which fields; never their values. */
export const auditEntryRecord = z
  .object({
    id: z.string(),
    at: z.string(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string().nullable(),
    changedFields: z.array(z.string()),
    username: z.string().nullable().meta({ description: 'null: a visitor, or the product itself.' }),
    address: z.string(),
    isByToken: z.boolean().meta({ description: 'Done with an access token.' }),
    tokenName: z.string().nullable().meta({ description: 'Of that token, until it is revoked.' }),
  })
  .meta({ id: 'AuditEntry' });

/**
 * Filters are exact; `from` and `to` are dates at the practice, both included. `search` finds a part of what was done, of a
 * user name, an address or a record's id.
 */
export const auditFilter = z
  .object({
    username: z.string().trim().min(1).max(100).nullish(),
    action: z.string().min(1).max(100).nullish(),
    entity: z.string().min(1).max(100).nullish(),
    entityId: z.string().min(1).max(100).nullish(),
    kind: auditKind.nullish(),
    search: z.string().trim().max(100).nullish(),
    from: z.nullish(isoDate),
    to: z.nullish(isoDate),
  })
  .meta({ id: 'AuditFilter' });

export const listAuditEntriesInput = auditFilter.extend(pagingInput.shape);

/** The list as a file; an unknown filter is refused, since ignoring it would export too much. */
export const exportAuditEntriesInput = z.strictObject({ ...auditFilter.shape, format: exportFormat });

export type AuditEntryRecord = z.infer<typeof auditEntryRecord>;
export type AuditFilter = z.output<typeof auditFilter>;
