import { idParam, pathKey, type RedirectRecord, updateRedirectInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
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
  const addresses = redirectAddresses({ fromUrl: sent.fromUrl ?? before.fromUrl, toUrl: sent.toUrl ?? before.toUrl });
  const isActive = sent.isActive ?? before.isActive;
  const isOpened = isActive && (!before.isActive || addresses.fromKey !== pathKey(before.fromUrl));
  if (isOpened) await assertNotShadowed(addresses.fromUrl);
  return withTransaction(async (session) => {
    await lockRedirects(session);
    const after = await redirects.update(ctx, {
      id,
      version,
      changes: { ...sent, ...changed(sent, addresses) },
      session,
    });
    if (after.isActive) await assertNoChain(session, { ...redirectAddresses(after), id });
    return after;
  });
}

/** The addresses that were sent, with their keys. */
function changed(
  sent: { fromUrl?: string | undefined; toUrl?: string | undefined },
  addresses: ReturnType<typeof redirectAddresses>,
) {
  const { fromUrl, fromKey, toUrl, toKey } = addresses;
  return {
    ...(sent.fromUrl === undefined ? {} : { fromUrl, fromKey }),
    ...(sent.toUrl === undefined ? {} : { toUrl, toKey }),
  };
}
