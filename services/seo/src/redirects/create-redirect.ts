import { asRule, createRedirectInput, GONE, type RedirectRecord } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertNoChain } from './assert-no-chain.ts';
import { assertNotShadowed } from './assert-not-shadowed.ts';
import { redirects } from './redirect.store.ts';
import { redirectAddresses } from './redirect-keys.ts';
import { lockRedirects } from './redirect-lock.model.ts';

/**
 * Creates a redirect.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at `fromUrl` for an address that is taken or redirected already, at
 * `toUrl` for a loop or a chain.
 */
export async function createRedirect(ctx: ServiceContext, raw: unknown): Promise<RedirectRecord> {
  const input = readInput(ctx, 'seo:write', createRedirectInput, raw);
  const rule = asRule(input);
  const addresses = redirectAddresses({ ...rule, toUrl: input.redirectType === GONE ? '' : rule.toUrl });
  await assertNotShadowed(addresses);
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const created = await redirects.insert(ctx, { values: { ...input, ...addresses }, session });
    if (created.isActive) await assertNoChain(session, { ...addresses, id: created.id });
    return created;
  });
}
