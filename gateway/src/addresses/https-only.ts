import { settingValue } from '@practice/contracts';
import { DomainError, readAllSettings } from '@practice/service-kit';
import type { RequestHandler } from 'express';
import { cameByHttps } from '../edge/came-by-https.ts';
import { addressPolicies, spelledOrigin } from './address-policies.ts';

/**
 * While `force_https_redirect` is on, refuses what programs send over http, sign-ins included: a redirect would come after
 * the password. Where pages are not led to https (this machine, a site without https) nothing is refused.
 */
export function httpsOnly(publicUrl: string): RequestHandler {
  return async (request, _response, next) => {
    const stored = await readAllSettings().catch(() => ({}));
    if (settingValue(stored, 'force_https_redirect') !== 'true' || cameByHttps(request)) return next();
    const { host = '' } = request.headers;
    const policies = { ...addressPolicies(stored), www: 'auto' } as const;
    const isOurs = URL.canParse(`http://${host}`) && spelledOrigin({ isSecure: false, host }, policies, publicUrl);
    next(isOurs ? new DomainError('HTTPS_REQUIRED') : undefined);
  };
}
