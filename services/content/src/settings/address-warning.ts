import { type FieldProblem, siteOrigin } from '@practice/contracts';
import { publicOrigin } from '@practice/service-kit';

/**
 * Warns that a saved `site_url` names another host than the one that visitors use. Not an error: while a site moves,
 * both respond.
 */
export function addressWarning(key: string, value: string): FieldProblem | null {
  const [named, real] = [siteOrigin(value), publicOrigin()];
  if (key !== 'site_url' || !named || !real || new URL(named).host === new URL(real).host) return null;
  const message = `Bu adres, sitenin yayımlandığı adresten (${real}) farklı. Arama motorlarına bu adres bildirilir; e-postalardaki bağlantılar ${real} ile başlar.`;
  return { field: key, message, code: 'OTHER_ADDRESS' };
}
