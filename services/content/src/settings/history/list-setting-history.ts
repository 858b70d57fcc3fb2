import {
  listSettingHistoryInput,
  type SettingHistoryEntry,
  settingDefinitions,
  settingHistoryEntry,
} from '@practice/contracts';
import { findPage, type Page, readInput, readPaging, recordMapper, type ServiceContext } from '@practice/service-kit';
import { mayReadSetting } from '../may-read-setting.ts';
import { SettingChangeModel, type StoredSettingChange } from './setting-change.model.ts';

/** The changes of the settings that the caller may read, the newest first. */
export async function listSettingHistory(ctx: ServiceContext, raw: unknown): Promise<Page<SettingHistoryEntry>> {
  const input = readInput(ctx, 'site-setting:read', listSettingHistoryInput, raw ?? {});
  const { page, pageSize } = readPaging(input);
  const keys = Object.entries(settingDefinitions)
    .filter(([key, { category }]) => isRequested(input.key, key) && isRequested(input.category, category))
    .filter(([, definition]) => mayReadSetting(ctx.actor.role, definition))
    .map(([key]) => key);
  const query = { filter: { settingKey: { $in: keys } }, order: { at: -1, _id: -1 } } as const;
  const range = { skip: (page - 1) * pageSize, limit: pageSize };
  const { items, total } = await findPage<StoredSettingChange>(SettingChangeModel, query, range);
  return { items: items.map((change) => toEntry(change)), total };
}

function isRequested(requested: string | null | undefined, value: string): boolean {
  return !requested || requested === value;
}

const toEntry = recordMapper(settingHistoryEntry, ({ settingKey }: StoredSettingChange) => ({
  category: settingDefinitions[settingKey]?.category ?? 'general',
}));
