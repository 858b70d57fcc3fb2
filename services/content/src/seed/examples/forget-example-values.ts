import { digestOf, exampleNotes } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { ContentRevisionModel } from '../../content-revisions/content-revision.model.ts';
import { SettingChangeModel } from '../../settings/history/setting-change.model.ts';
import { SiteSettingModel } from '../../settings/site-setting.model.ts';

/**
 * Empties what the settings' history and the revisions of pages have of the invented practice: neither undoing a change nor
 * an earlier revision brings it back.
 */
export async function forgetExampleValues(session: ClientSession): Promise<void> {
  const digests = await exampleDigests(session);
  const isExample = (key: string, value: string | null) =>
    Boolean(value) && digests.get(key) === digestOf({ settingValue: value, isActive: true });
  const changes = { settingKey: { $in: [...digests.keys()] } };
  for (const { _id, settingKey, before, after } of await SettingChangeModel.find(changes, null, { session }).lean()) {
    const emptied = {
      ...(isExample(settingKey, before) ? { before: '' } : {}),
      ...(isExample(settingKey, after) ? { after: '' } : {}),
    };
    if (Object.keys(emptied).length > 0) await SettingChangeModel.updateOne({ _id }, emptied, { session });
  }
  for (const { _id, texts } of await ContentRevisionModel.find({}, { texts: 1 }, { session }).lean()) {
    const kept = texts.filter(({ key, value }) => !isExample(key, value));
    if (kept.length < texts.length) await ContentRevisionModel.updateOne({ _id }, { texts: kept }, { session });
  }
}

/** Hashes of what settings said in the demonstration, by their keys. */
async function exampleDigests(session: ClientSession): Promise<Map<string, string>> {
  const notes = await exampleNotes().find({ collection: SiteSettingModel.collection.name }, { session }).toArray();
  const ids = notes.map(({ record }) => record);
  const rows = await SiteSettingModel.find({ _id: { $in: ids } }, { settingKey: 1 }, { session }).lean();
  const keys = new Map(rows.map(({ _id, settingKey }) => [String(_id), settingKey]));
  return new Map(
    notes.flatMap(({ record, digest }) => {
      const key = keys.get(String(record));
      return key === undefined ? [] : [[key, digest] as const];
    }),
  );
}
