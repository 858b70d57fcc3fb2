import type { Settings } from './setting.ts';

export const monitoringSettings = {
  // Without it nothing is watched, whatever the two below say.
  security_monitoring_enabled: { type: 'boolean', default: 'true' },
  failed_login_alerts: { type: 'boolean', default: 'true' },
  suspicious_activity_alerts: { type: 'boolean', default: 'true' },
} satisfies Settings;
