import { idParam, today } from '@practice/contracts';
import { FileResponse, findByIdOrFail, readInput, recordAuditAlone, type ServiceContext } from '@practice/service-kit';
import { readPracticeHead } from '@practice/service-kit/practice-head';
import { DataBreachModel } from './data-breach.model.ts';
import { dataBreaches } from './data-breach.store.ts';
import { drawDataBreach } from './draw-data-breach.ts';

/**
 * A breach as a PDF, to be printed and filed; each one is in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function exportDataBreach(ctx: ServiceContext, raw: unknown): Promise<FileResponse> {
  const { id } = readInput(ctx, 'privacy:read', idParam, raw);
  const breach = dataBreaches.toRecord(await findByIdOrFail(DataBreachModel, id));
  const content = await drawDataBreach({ head: await readPracticeHead(), breach });
  await recordAuditAlone(ctx, {
    action: 'data-breach.exported',
    entity: 'data-breach',
    entityId: id,
    changedFields: ['pdf'],
  });
  return new FileResponse(`veri-ihlali-${today(new Date(breach.noticedAt))}.pdf`, 'application/pdf', content);
}
