import { type FieldProblem, siteOrigin } from '@practice/contracts';
import { publicOrigin } from '@practice/service-kit';

const addressKeys = ['site_url', 'site_base_url'];

/**
 * Warns that a saved address of the site names another host than the one that visitors use. Not an error: while a site moves,
 * both respond.
 */
export function addressWarning(key: string, value: string): FieldProblem | null {
  const [named, real] = [siteOrigin(value), publicOrigin()];
  if (!addressKeys.includes(key) || !named || !real || new URL(named).host === new URL(real).host) return null;
  const message = `Bu adres, sitenin yayımlandığı adresten (${real}) farklı. Arama motorlarına bu adres bildirilir; e-postalardaki bağlantılar ${real} ile başlar.`;
  return { field: key, message, code: 'OTHER_ADDRESS' };
}
