import { type FieldProblem, isMapHost } from '@practice/contracts';
import { hasVirusScanner, isPermitted, publicOrigin, type ServiceContext } from '@practice/service-kit';

/** Why a setting cannot have a value on this server, or by the way on which the request came; null where it can. */
export function serverProblem(ctx: ServiceContext, key: string, value: string): FieldProblem | null {
  return httpsProblem(ctx, key, value) ?? scannerProblem(key, value) ?? mapHostProblem(ctx, key, value);
}

/** Why uploads cannot be scanned for viruses: with no scanner every one of them would be refused. */
function scannerProblem(key: string, value: string): FieldProblem | null {
  if (key !== 'virus_scan_enabled' || value !== 'true' || hasVirusScanner()) return null;
  const message =
    'Sunucuda bir virüs tarayıcısı kurulu değil. Önce ClamAV kurulmalı ve adresi CLAMD_URL ayarına yazılmalıdır.';
  return { field: key, message, code: 'NO_SCANNER' };
}

/** Pages allow frames of the map's host: only admins name one that is no map service. */
function mapHostProblem(ctx: ServiceContext, key: string, value: string): FieldProblem | null {
  if (key !== 'office_map_embed' || value === '' || isMapHost(value)) return null;
  if (isPermitted(ctx, 'site-setting:write-restricted')) return null;
  const message =
    'Google, Yandex, OpenStreetMap, Bing ya da Apple haritasının yerleştirme kodunu girin; başka bir adresi yalnız yönetici girebilir.';
  return { field: key, message, code: 'FORBIDDEN' };
}

const httpsKeys = ['force_https', 'force_https_redirect'];

/**
 * Why https cannot be required of everybody, where it is not certain to work: the site is published under an http address,
 * or this very request did not arrive by https. Behind a proxy that does not say how visitors came, they would be led to
 * https again and again, and with them the admin who wants to switch it off.
 */
function httpsProblem({ isSecure }: ServiceContext, key: string, value: string): FieldProblem | null {
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
