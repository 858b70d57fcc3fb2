import { database, type Migration } from '@practice/service-kit';

/** Two processes that filled an empty database at once made each holiday twice: one of those that no one has edited stays. */
export const holidaysAreThereOnce: Migration = {
  name: '2026-11-28-holidays-are-there-once',
  async up() {
    const holidays = database().collection('holidays');
    const seen = new Set<string>();
    for (const holiday of await holidays.find().sort({ version: -1, _id: 1 }).toArray()) {
      const { _id, createdAt: _, updatedAt: __, version, ...says } = holiday;
      const text = JSON.stringify(Object.entries(says).sort());
      if (seen.has(text) && version === 1) await holidays.deleteOne({ _id, version: 1 });
      seen.add(text);
    }
  },
};
