import { idParam, settingDefinitions } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { mayReadSetting } from '../may-read-setting.ts';
import { type SavedSettings, saveSettings } from '../save-settings.ts';
import { SettingChangeModel } from './setting-change.model.ts';

/**
 * Gives a setting the value that it had before a change, as a new change by the rules of any other. A value that has been
 * changed since stays: whoever undoes has not seen it.
 * @throws DomainError NOT_FOUND; VERSION_CONFLICT; VALIDATION_FAILED for a secret, whose values are not kept, and for a
 * value that its rule no longer allows; FORBIDDEN
 */
export async function undoSettingChange(ctx: ServiceContext, raw: unknown): Promise<SavedSettings> {
  const { id } = readInput(ctx, 'site-setting:write', idParam, raw);
  const change = isValidObjectId(id) ? await SettingChangeModel.findById(id).lean() : null;
  const definition = change && settingDefinitions[change.settingKey];
  if (!definition || !mayReadSetting(ctx.actor.role, definition)) throw new DomainError('NOT_FOUND');
  const { settingKey: key, before, after } = change;
  if (before === null) {
    const message = 'Gizli bir ayarın eski değeri saklanmaz.';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: key, message, code: 'SECRET_SETTING' }] });
  }
  return saveSettings(ctx, { settings: [{ key, value: before, previousValue: after }] });
}
