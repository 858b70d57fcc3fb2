import {
  asRule,
  type BulkRedirectsResult,
  bulkRedirectsInput,
  type RedirectOperationRecord,
} from '@practice/contracts';
import { DomainError, isSettingOn, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { lockRedirects } from '../redirect-lock.model.ts';
import { type Checked, checkRedirects, insertRedirects, type NewRedirect, readShadowed } from './insert-redirects.ts';
import { recordOperation } from './record-operation.ts';
import { switchRedirects } from './switch-redirects.ts';

type Outcome = BulkRedirectsResult['results'][number];

/**
 * Creates, switches or deletes redirects together: each that can be, with why for the others. It is one operation that can
 * be undone.
 * @throws DomainError VALIDATION_FAILED; CONFLICT while bulk work is switched off
 */
export async function bulkRedirects(ctx: ServiceContext, raw: unknown): Promise<BulkRedirectsResult> {
  const input = readInput(ctx, 'seo:write', bulkRedirectsInput, raw);
  await assertBulkEnabled();
  if (input.operation !== 'create') return switchRedirects(ctx, input.operation, input.ids ?? []);
  const redirects = (input.redirects ?? []).map((redirect) => ({
    ...asRule(redirect),
    redirectType: redirect.redirectType ?? 301,
    isActive: redirect.isActive ?? true,
  }));
  const { operation, checked } = await createTogether(ctx, { kind: 'create', redirects });
  const results = redirects.map(({ fromUrl }, index): Outcome => {
    const message = checked[index]?.problem ?? null;
    return { index, fromUrl, ok: message === null, message };
  });
  return { operation, results };
}

type Creation = {
  kind: 'create' | 'import';
  redirects: readonly NewRedirect[] /** Lines of a file that say none. */;
  unreadable?: number;
};

/** Stores those that can be, as one operation; what was found of each, by its place. */
export async function createTogether(
  ctx: ServiceContext,
  { kind, redirects, unreadable = 0 }: Creation,
): Promise<{ operation: RedirectOperationRecord | null; checked: Checked[] }> {
  const shadowed = await readShadowed(redirects);
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const checked = await checkRedirects(session, redirects, shadowed);
    const taken = checked.flatMap(({ redirect, problem }) => (problem === null ? [redirect] : []));
    if (taken.length === 0) return { operation: null, checked };
    const changed = await insertRedirects(session, taken);
    const failed = unreadable + redirects.length - taken.length;
    return { operation: await recordOperation(session, ctx, { kind, failed, changed }), checked };
  });
}

/** @throws DomainError CONFLICT, saying where it is switched on. */
export async function assertBulkEnabled(): Promise<void> {
  if (await isSettingOn('bulk_redirect_enabled')) return;
  const message = 'Toplu yönlendirme işlemleri ayarlarda kapalı (URL Yönetimi).';
  throw new DomainError('CONFLICT', { errors: [{ field: 'operation', message, code: 'SWITCHED_OFF' }] });
}
