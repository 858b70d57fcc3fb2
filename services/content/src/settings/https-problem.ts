import type { FieldProblem } from '@practice/contracts';
import { publicOrigin, type ServiceContext } from '@practice/service-kit';

const httpsKeys = ['force_https', 'force_https_redirect'];

/**
 * Why https cannot be required of everybody, where it is not certain to work: the site is published under an http address,
 * or this very request did not arrive by https. Behind a proxy that does not say how visitors came, they would be led to
 * https again and again, and with them whoever wants to switch it off.
 */
export function httpsProblem({ isSecure }: ServiceContext, key: string, value: string): FieldProblem | null {
  if (!httpsKeys.includes(key) || value !== 'true') return null;
  const origin = publicOrigin();
  if (origin.startsWith('http://')) {
    const message = `Sitenin yayımlandığı adres (${origin}) https ile başlamıyor. Önce güvenlik sertifikası kurulmalı ve sunucunun PUBLIC_URL ayarı https ile yazılmalıdır.`;
    return { field: key, message, code: 'NO_HTTPS' };
  }
  if (isSecure) return null;
  const message =
    'Bu istek sunucuya http ile ulaştı. Paneli https adresiyle açıp yeniden deneyin. Zaten https ile açtıysanız sunucunun önündeki vekil (proxy) X-Forwarded-Proto bildirmiyordur; bu hâliyle site kendine yönlenip dururdu.';
  return { field: key, message, code: 'NO_HTTPS' };
}
