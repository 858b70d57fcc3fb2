import { changedSettings, type NotificationSettingsRecord, updateNotificationSettingsInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeOwnSettings } from './change-own-settings.ts';
import { toSettingsRecord } from './to-settings-record.ts';

/**
 * Changes the caller's own settings: what is not sent stays. E-mails begin with what comes after they were switched on.
 * @throws DomainError VALIDATION_FAILED
 */
export async function updateNotificationSettings(
  ctx: ServiceContext,
  raw: unknown,
): Promise<NotificationSettingsRecord> {
  const input = readInput(ctx, 'notification:write', updateNotificationSettingsInput, raw);
  const { after } = await changeOwnSettings(ctx, (current) => {
    const next = changedSettings(current, input);
    const isNew = next.enableEmail && !current.enableEmail;
    const changed = Object.keys(input).map((key) => [key, next[key as keyof typeof next]]);
    return { ...Object.fromEntries(changed), ...(isNew ? { emailSince: new Date() } : {}) };
  });
  return toSettingsRecord(after);
}
