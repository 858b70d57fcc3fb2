import { retentionDays } from '../retention-days.ts';
import type { Setting, Settings } from './setting.ts';

function days(period: { default: number; min: number; max: number }) {
  const limits = [period.min, period.max] as const;
  return { type: 'number', default: String(period.default), limits } as const satisfies Setting;
}

export const retentionSettings = {
  // Of appointments and children's files, from the end of the work with the child.
  data_retention_period: days(retentionDays.data_retention_period),
  contact_message_retention_days: days(retentionDays.contact_message_retention_days),
  email_retention_days: days(retentionDays.email_retention_days),
  data_request_retention_days: days(retentionDays.data_request_retention_days),
} satisfies Settings;
