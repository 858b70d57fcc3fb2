import { MAX_WIDE_REDIRECTS, type RedirectRule } from '@practice/contracts';
import { type ClientSession, DomainError } from '@practice/service-kit';
import { loadAround } from './load-redirects.ts';
import { RedirectModel } from './redirect.model.ts';

/**
 * Refuses a redirect that would lead to itself, or to or from another active one, with the whole way in the message.
 * Call it in the transaction that stores the redirect, after `lockRedirects`.
 * @throws DomainError VALIDATION_FAILED at `toUrl` for one that leads to itself; CONFLICT at `fromUrl` or `toUrl`
 */
export async function assertNoChain(session: ClientSession, { id, ...rule }: RedirectRule & { id?: string }) {
  const conflict = (await loadAround(rule, { session, without: id })).conflict(rule);
  if (conflict) {
    const code = conflict.code === 'SAME_ADDRESS' ? 'VALIDATION_FAILED' : 'CONFLICT';
    throw new DomainError(code, { errors: [conflict] });
  }
  if (rule.matchType !== 'exact') await assertNotTooMany(session);
}

async function assertNotTooMany(session: ClientSession): Promise<void> {
  const count = await RedirectModel.countDocuments({ matchType: { $in: ['prefix', 'pattern'] } }, { session });
  if (count <= MAX_WIDE_REDIRECTS) return;
  const message = `En fazla ${MAX_WIDE_REDIRECTS} önek ve desen yönlendirmesi olabilir.`;
  throw new DomainError('CONFLICT', { errors: [{ field: 'matchType', message, code: 'TOO_MANY' }] });
}
