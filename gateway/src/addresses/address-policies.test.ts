import { describe, expect, it } from 'vitest';
import { type AddressPolicies, addressPolicies, spelledOrigin, spelledPath } from './address-policies.ts';

const policies = (values: Partial<AddressPolicies> = {}) => ({ ...addressPolicies({}), ...values });

describe('a path is spelled', () => {
  it.each([
    ['/', '/', {}],
    ['/randevu', '/randevu', {}],
    ['/randevu/', '/randevu', {}],
    ['/randevu///', '/randevu', {}],
    ['/Randevu', '/Randevu', {}],
    ['/randevu/', '/randevu/', { trailingSlash: 'auto' }],
    ['/randevu', '/randevu/', { trailingSlash: 'always' }],
    ['/randevu/', '/randevu/', { trailingSlash: 'always' }],
    ['/', '/', { trailingSlash: 'always' }],
    ['/sitemap.xml', '/sitemap.xml', { trailingSlash: 'always' }],
    ['/Randevu/', '/randevu', { isLowercase: true }],
    ['/Randevu', '/randevu/', { isLowercase: true, trailingSlash: 'always' }],
    ['/Yaz%C4%B1', '/yaz%C4%B1', { isLowercase: true }],
    ['/LOGO.PNG', '/LOGO.PNG', { isLowercase: true }],
    ['//evil.example/', '/evil.example', {}],
    ['/\\evil.example/', '/evil.example', {}],
    ['///', '/', {}],
  ] as const)('%s as %s with %j', (path, expected, values) => {
    expect(spelledPath(path, policies(values))).toBe(expected);
  });
});

describe('an origin is spelled', () => {
  const site = 'https://klinik.example';
  it.each([
    ['klinik.example', false, undefined, {}],
    ['klinik.example', true, 'https://www.klinik.example', { www: 'with_www' }],
    ['www.klinik.example', true, undefined, { www: 'with_www' }],
    ['www.klinik.example', true, 'https://klinik.example', { www: 'without_www' }],
    ['klinik.example', false, 'https://klinik.example', { isHttpsForced: true }],
    ['www.klinik.example', false, 'https://klinik.example', { isHttpsForced: true, www: 'without_www' }],
    ['klinik.example', true, undefined, { isHttpsForced: true }],
    ['localhost:4000', false, undefined, { isHttpsForced: true, www: 'with_www' }],
    ['127.0.0.1:4000', false, undefined, { isHttpsForced: true, www: 'with_www' }],
    ['[::1]:4000', false, undefined, { isHttpsForced: true, www: 'with_www' }],
    ['other.example', false, undefined, { isHttpsForced: true, www: 'with_www' }],
  ] as const)('%s (https: %s) as %s with %j', (host, isSecure, expected, values) => {
    expect(spelledOrigin({ isSecure, host }, policies(values), site)).toBe(expected);
  });

  it.each([
    [{ force_https: 'true' }, true],
    [{ force_https_redirect: 'true' }, true],
    [{ force_https: 'true', force_https_redirect: 'false' }, true],
    [{ force_https: 'false' }, false],
  ])('by https with %j: %s', (stored, expected) => expect(addressPolicies(stored).isHttpsForced).toBe(expected));

  it('is never raised to https on a site that has none', () => {
    const forced = policies({ isHttpsForced: true });
    expect(spelledOrigin({ isSecure: false, host: 'klinik.example' }, forced, 'http://klinik.example')).toBeUndefined();
  });
});
