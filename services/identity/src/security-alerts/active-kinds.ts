import { type SecurityAlertKind, securityAlertKinds, securityRules, settingValue } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';

/** The kinds of alerts that the settings have switched on; all of them while the settings cannot be read. */
export async function readActiveKinds(): Promise<SecurityAlertKind[]> {
  const stored = await readAllSettings().catch(() => ({}));
  if (settingValue(stored, 'security_monitoring_enabled') !== 'true') return [];
  return securityAlertKinds.filter((kind) => {
    const { setting } = securityRules[kind];
    return setting === null || settingValue(stored, setting) === 'true';
  });
}
