import { settingValue } from '@practice/contracts';

/** What the settings of the category security want of headers. */
export type HeaderSettings = {
  hsts: string;
  /** Whether pages of the site have the headers beside the policies. */
  hasAdditional: boolean;
  /** Who may show public pages in a frame (content security policy); undefined for nobody. */
  frameAncestors: string | undefined;
};

const YEAR = 'max-age=31536000; includeSubDomains';
/** Browsers forget what they were told before. */
const NOT_ANY_MORE = 'max-age=0';

export function headerSettings(stored: Readonly<Record<string, string>>): HeaderSettings {
  return {
    hsts: settingValue(stored, 'hsts_enabled') === 'true' ? YEAR : NOT_ANY_MORE,
    hasAdditional: settingValue(stored, 'security_headers_enabled') === 'true',
    frameAncestors: frameAncestors(stored),
  };
}

function frameAncestors(stored: Readonly<Record<string, string>>): string | undefined {
  const option = settingValue(stored, 'x_frame_options');
  if (option === 'DENY') return undefined;
  const hosts = option === 'ALLOW-FROM' ? settingValue(stored, 'frame_ancestors') : '';
  return `'self' ${hosts}`.trim();
}
