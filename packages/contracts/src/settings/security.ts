import { auditRetentionDays } from '../audit-retention.ts';
import { fileFormats, MAX_FILE_MB, readFormatList } from '../file-formats.ts';
import { twoStepRequirements } from '../two-step.ts';
import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

export const securitySettings = {
  max_login_attempts: { type: 'number', default: '5', limits: [3, 20] },
  lockout_duration: { type: 'number', default: '15', limits: [1, 1440] },
  admin_session_timeout: { type: 'number', default: '60', limits: [5, 720] },
  admin_session_max_hours: { type: 'number', default: '12', limits: [1, 72] },
  // Passwords of staff have twelve characters and are hard to guess.
  require_strong_password: { type: 'boolean', default: 'true' },
  // Whose role requires a second step of the sign-in.
  two_step_required: { default: 'nobody', read: oneOf(...Object.keys(twoStepRequirements)) },
  rate_limit_enabled: { type: 'boolean', default: 'true' },
  rate_limit_requests: { type: 'number', default: '300', limits: [60, 100_000] },
  // How many requests may come at once; they come back evenly, so many a minute as the setting above says.
  rate_limit_burst: { type: 'number', default: '300', limits: [60, 100_000] },
  // Of files that staff upload to an appointment.
  max_file_size_mb: { type: 'number', default: '10', limits: [1, MAX_FILE_MB] },
  // For so many days entries of the audit log are kept.
  security_log_retention: {
    type: 'number',
    default: String(auditRetentionDays.default),
    limits: [auditRetentionDays.min, auditRetentionDays.max],
  },
  // Uploads are refused when the scanner finds something, and when it cannot look.
  virus_scan_enabled: { type: 'boolean', default: 'false' },
  allowed_file_types: { default: Object.keys(fileFormats).join(', '), read: readFormatList },
} satisfies Settings;
