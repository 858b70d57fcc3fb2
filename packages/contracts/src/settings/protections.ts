import type { Settings } from './setting.ts';

const alwaysOn = { type: 'boolean', default: 'true', isAlwaysOn: true, read: () => 'true' } as const;

/** Protections that are listed with the settings and that nobody may switch off. */
export const protectionSettings = {
  admin_authentication_enabled: alwaysOn,
  csrf_protection_enabled: alwaysOn,
  xss_protection_enabled: alwaysOn,
  input_sanitization_enabled: alwaysOn,
  sql_injection_protection: alwaysOn,
  file_upload_validation: alwaysOn,
  ddos_protection_enabled: alwaysOn,
} satisfies Settings;
