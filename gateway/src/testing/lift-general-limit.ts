import { database, forgetSettings } from '@practice/service-kit';

/** For tests in which one user sends more requests than a minute allows. */
export async function liftGeneralLimit(): Promise<void> {
  await database()
    .collection('site_settings')
    .updateOne({ settingKey: 'rate_limit_enabled' }, { $set: { settingValue: 'false' } }, { upsert: true });
  forgetSettings();
}
