import { database, logger, type Migration } from '@practice/service-kit';

type Stored = { _id: unknown; fromKey: string; toKey: string };

/**
 * The keys of redirects have Latin letters in place of Turkish ones. Of two sources that are one now the active one stays. A
 * redirect between two spellings of one address goes: the site leads each to the right one.
 */
export const redirectsCompareLatinLetters: Migration = {
  name: '2026-11-26-redirects-compare-latin-letters',
  async up() {
    const collection = database().collection('redirects');
    const found = await collection
      .find({}, { projection: { fromKey: 1, toKey: 1 } })
      .sort({ isActive: -1, hitCount: -1 })
      .toArray();
    const stored = found as unknown as Stored[];
    const taken = new Set(stored.map(({ fromKey }) => fromKey).filter((key) => key === latin(key)));
    for (const { _id, fromKey, toKey = '' } of stored) {
      const [from, to] = [latin(fromKey), latin(toKey)];
      if (from === fromKey && to === toKey) continue;
      if (from === to || (from !== fromKey && taken.has(from))) {
        logger.info({ fromKey, toKey }, 'a redirect is the same as another one in Latin letters, and goes');
        await collection.deleteOne({ _id: _id as never });
        continue;
      }
      taken.add(from);
      await collection.updateOne({ _id: _id as never }, { $set: { fromKey: from, toKey: to } });
    }
  },
};

function latin(key: string): string {
  return key
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}
