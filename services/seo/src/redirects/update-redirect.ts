import {
  asRule,
  GONE,
  idParam,
  type RedirectRecord,
  redirectProblems,
  sourceKey,
  updateRedirectInput,
} from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertNoChain } from './assert-no-chain.ts';
import { assertNotShadowed } from './assert-not-shadowed.ts';
import { RedirectModel } from './redirect.model.ts';
import { redirects } from './redirect.store.ts';
import { redirectAddresses } from './redirect-keys.ts';
import { lockRedirects } from './redirect-lock.model.ts';

const input = updateRedirectInput.extend(idParam.shape);

/**
 * Changes a redirect.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the redirect as it is; CONFLICT as when one is
 * created.
 */
export async function updateRedirect(ctx: ServiceContext, raw: unknown): Promise<RedirectRecord> {
  const { id, version, ...sent } = readInput(ctx, 'seo:write', input, raw);
  const before = redirects.toRecord(await findByIdOrFail(RedirectModel, id));
  const redirectType = sent.redirectType ?? before.redirectType;
  const rule = asRule({
    matchType: sent.matchType ?? before.matchType,
    fromUrl: sent.fromUrl ?? before.fromUrl,
    toUrl: redirectType === GONE ? '' : (sent.toUrl ?? before.toUrl),
  });
  const whole = {
    ...rule,
    isActive: sent.isActive ?? before.isActive,
    redirectType,
  };
  const isOther = Object.entries(rule).some(([name, value]) => before[name as keyof typeof rule] !== value);
  const problems = isOther || redirectType !== before.redirectType ? redirectProblems(whole) : [];
  if (problems.length > 0) {
    const errors = problems.map((problem) => ({ ...problem, code: 'INVALID' }));
    throw new DomainError('VALIDATION_FAILED', { errors });
  }
  const addresses = redirectAddresses(whole);
  const isOpened = whole.isActive && (!before.isActive || addresses.fromKey !== sourceKey(before));
  if (isOpened) await assertNotShadowed(addresses);
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const was: Record<string, unknown> = { ...before, ...redirectAddresses(before) };
    const changes = Object.entries({ ...whole, ...addresses }).filter(([name, value]) => was[name] !== value);
    const after = await redirects.update(ctx, { id, version, changes: Object.fromEntries(changes), session });
    if (after.isActive) await assertNoChain(session, { ...redirectAddresses(after), id });
    return after;
  });
}
