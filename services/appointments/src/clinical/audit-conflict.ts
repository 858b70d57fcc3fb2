import { type AuditEntry, DomainError, recordAuditAlone, type ServiceContext } from '@practice/service-kit';

/**
 * Makes a change to a clinical record. One that is refused as outdated gives the record as it is now, as `shown` makes it:
 * that is a reading, and in the audit log.
 */
export async function auditConflict<T>(
  ctx: ServiceContext,
  reading: Omit<AuditEntry, 'changedFields'>,
  change: () => Promise<T>,
  shown: (record: T) => unknown = (record) => record,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'VERSION_CONFLICT')) throw error;
    await recordAuditAlone(ctx, reading);
    throw new DomainError(error.code, { attachment: { current: shown(error.attachment.current as T) } });
  }
}
