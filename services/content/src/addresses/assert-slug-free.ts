import { pathKey } from '@practice/contracts';
import { type ClientSession, callService, DomainError } from '@practice/service-kit';
import { lockAddress } from './address-lock.model.ts';
import { type FoundAddress, findSiteAddress } from './find-address.ts';
import { remoteAt } from './remote-at.ts';

/**
 * Refuses an address that a remote shows, or that is redirected elsewhere, unless to `current`: a record may have its former
 * address back. Call it before the transaction that stores the slug.
 * @throws DomainError CONFLICT at `slug`
 */
export async function assertPathFree(path: string, current?: string): Promise<void> {
  const remote = await remoteAt(path);
  if (remote) refuse(`${path} ${remote} arayüzünün sayfası.`);
  const redirect = await callService('seo', 'findRedirect', { path });
  if (!redirect || (current !== undefined && pathKey(redirect.toUrl) === pathKey(current))) return;
  refuse(`${path} adresi ${redirect.toUrl} adresine yönlendiriliyor.`);
}

/**
 * Refuses a slug whose address, `/{slug}`, belongs to the site or to another page or city page. Call it in the
 * transaction that stores the slug: of two records that take one address at once, one is refused.
 * @throws DomainError CONFLICT at `slug`, saying what has the address.
 */
export async function assertSlugFree(
  session: ClientSession,
  { slug, id }: { slug: string; id?: string | undefined },
): Promise<void> {
  const path = `/${slug}`;
  await lockAddress(session, path);
  const found = await findSiteAddress(path, session);
  if (!found || (id !== undefined && found.id === id)) return;
  refuse(`${path} ${ownerOf(found)}.`);
}

function ownerOf({ kind, title }: FoundAddress): string {
  if (kind === 'site') return 'sitenin kendi adreslerinden biri';
  return kind === 'page' ? `“${title}” sayfasının adresi` : `“${title}” bölgesel sayfasının adresi`;
}

function refuse(reason: string): never {
  const message = `${reason} Başka bir adres girin.`;
  throw new DomainError('CONFLICT', { errors: [{ field: 'slug', message, code: 'ADDRESS_TAKEN' }] });
}
