import { readHttpsHosts, readPolicyAdditions } from '../policy-additions.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

/** What the server says to browsers with each response; decision 72 has what none of it can take away. */
export const securityHeaderSettings = {
  // Pages are led to https, and the API is refused over http.
  force_https_redirect: { type: 'boolean', default: 'false' },
  hsts_enabled: { type: 'boolean', default: 'true' },
  // The headers beside the policies, on pages of the site.
  security_headers_enabled: { type: 'boolean', default: 'true' },
  x_frame_options: { default: 'DENY', read: oneOf('DENY', 'SAMEORIGIN', 'ALLOW-FROM') },
  // Who may show pages in a frame with ALLOW-FROM, beside the site itself.
  frame_ancestors: { default: '', read: (text) => readHttpsHosts(text)?.join(' ') },
  // Additions to the content security policy of pages.
  content_security_policy: { default: '', read: (text) => (readPolicyAdditions(text) ? text : undefined) },
} satisfies Settings;
