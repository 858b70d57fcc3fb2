import type { BulkRedirectsResult } from '@practice/contracts';
import { RedirectSet } from '@practice/contracts';
import { type ServiceContext, withTransaction } from '@practice/service-kit';
import { findShadowed, readSite } from '../assert-not-shadowed.ts';
import { loadActive } from '../load-redirects.ts';
import { redirects } from '../redirect.store.ts';
import { lockRedirects } from '../redirect-lock.model.ts';
import { findRedirects, removeRedirects, setActive } from './by-ids.ts';
import { recordOperation } from './record-operation.ts';

type Outcome = BulkRedirectsResult['results'][number];

const GONE = 'Yönlendirme bulunamadı; silinmiş olabilir.';

/** Switches redirects on or off, or deletes them, together. */
export async function switchRedirects(
  ctx: ServiceContext,
  operation: 'activate' | 'deactivate' | 'delete',
  ids: readonly string[],
): Promise<BulkRedirectsResult> {
  const requested = [...new Set(ids)];
  const shadowed = operation === 'activate' ? await readShadowedOf(requested) : new Map<string, string>();
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const found = await findRedirects(requested, session);
    const byId = new Map(found.map((one) => [String(one._id), one]));
    const set = operation === 'activate' ? new RedirectSet(await loadActive(session)) : null;
    const results = requested.map((id, index): Outcome => {
      const stored = byId.get(id);
      if (!stored) return { index, fromUrl: '', ok: false, message: GONE };
      const rule = redirects.toRecord(stored);
      const isOpened = set !== null && !rule.isActive;
      const message = (isOpened && (shadowed.get(id) ?? set.conflict(rule)?.message)) || null;
      if (isOpened && message === null) set.add(rule);
      return { index, fromUrl: rule.fromUrl, ok: message === null, message };
    });
    const done = results.flatMap(({ ok }, index) => (ok ? (byId.get(requested[index] ?? '') ?? []) : []));
    const failed = requested.length - done.length;
    if (operation === 'delete') {
      if (done.length === 0) return { operation: null, results };
      await removeRedirects(done, session);
      return { operation: await recordOperation(session, ctx, { kind: operation, failed, deleted: done }), results };
    }
    const isActive = operation === 'activate';
    const changing = done.filter((one) => one.isActive !== isActive);
    if (changing.length === 0) return { operation: null, results };
    await setActive(changing, isActive, session);
    const changed = changing.map(({ _id, version }) => ({ id: String(_id), version: version + 1 }));
    return { operation: await recordOperation(session, ctx, { kind: operation, failed, changed }), results };
  });
}

/** Sources at which something is by now; read before the transaction. */
async function readShadowedOf(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await findRedirects(ids, null);
  const site = await readSite(found.map(({ fromUrl }) => fromUrl));
  const shadowed = new Map<string, string>();
  for (const stored of found) {
    const problem = await findShadowed(redirects.toRecord(stored), site);
    if (problem) shadowed.set(String(stored._id), problem.message);
  }
  return shadowed;
}
