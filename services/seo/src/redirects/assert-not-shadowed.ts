import type { AddressKind } from '@practice/contracts';
import { callService, DomainError } from '@practice/service-kit';

const says: Record<AddressKind, (title: string) => string> = {
  site: () => 'sitenin kendi adreslerinden biri',
  page: (title) => `“${title}” sayfasının adresi`,
  'local-page': (title) => `“${title}” bölgesel sayfasının adresi`,
  post: (title) => `“${title}” yazısının adresi`,
  service: (title) => `“${title}” hizmetinin adresi`,
};

/**
 * Refuses a redirect from an address at which something is: visitors could never see it. Not to be called inside a
 * transaction.
 * @throws DomainError CONFLICT at `fromUrl`, saying what is there.
 */
export async function assertNotShadowed(fromUrl: string): Promise<void> {
  const found = await callService('content', 'findAddress', { path: fromUrl });
  if (!found) return;
  const message = `${fromUrl} ${says[found.kind](found.title)}, yönlendirilemez.`;
  throw new DomainError('CONFLICT', { errors: [{ field: 'fromUrl', message, code: 'ADDRESS_TAKEN' }] });
}
