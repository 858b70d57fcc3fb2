import { database, encryptText, isEncrypted, type Migration } from '@practice/service-kit';
import type { ObjectId } from 'mongodb';

/** The password of the mail server was readable in the database; now it is encrypted with FIELD_KEY. */
export const encryptMailPassword: Migration = {
  name: '2026-11-23-encrypt-mail-password',
  async up() {
    const settings = database().collection<{ _id: ObjectId; settingKey: string; settingValue: string }>(
      'site_settings',
    );
    const row = await settings.findOne({ settingKey: 'smtp_pass' });
    if (!row?.settingValue || isEncrypted(row.settingValue)) return;
    const location = { collection: 'site_settings', id: String(row._id), field: 'settingValue' };
    const settingValue = encryptText(row.settingValue, location);
    await settings.updateOne({ _id: row._id, settingValue: row.settingValue }, { $set: { settingValue } });
  },
};
