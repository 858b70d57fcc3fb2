import { CHECK_URLS_JOB, type UrlHealthRun } from '@practice/contracts';
import {
  assertCan,
  assertWithinLimit,
  DomainError,
  enqueueJob,
  isSettingOn,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { Types } from 'mongoose';
import { beginUrlCheck, pagesToCheck } from './begin-url-check.ts';
import { getUrlHealthRun } from './get-url-health-run.ts';

/**
 * Starts a check of all addresses of the site now.
 * @throws DomainError CONFLICT while one is under way, and in maintenance, when no page answers; TOO_MANY_REQUESTS
 */
export async function startUrlCheck(ctx: ServiceContext): Promise<UrlHealthRun> {
  assertCan(ctx, 'seo:write');
  if (await isSettingOn('maintenance_mode')) {
    refuse('Site bakım modundayken sayfalar kontrol edilemez.', 'MAINTENANCE');
  }
  await assertWithinLimit(ctx, 'url-check');
  const runId = String(new Types.ObjectId());
  const pages = await pagesToCheck();
  await withTransaction(async (session) => {
    if (!(await beginUrlCheck(session, runId, pages))) {
      refuse('Kontrol sürüyor; bitince yeniden başlatabilirsiniz.', 'UNDER_WAY');
    }
    const payload = { runId, isNightly: false };
    await enqueueJob(session, { key: `${CHECK_URLS_JOB}:${runId}`, kind: CHECK_URLS_JOB, payload });
    recordAudit(session, ctx, { action: 'url-health.checked', entity: 'url-health', entityId: runId });
  });
  return getUrlHealthRun(ctx);
}

function refuse(message: string, code: string): never {
  throw new DomainError('CONFLICT', { errors: [{ field: 'status', message, code }] });
}
