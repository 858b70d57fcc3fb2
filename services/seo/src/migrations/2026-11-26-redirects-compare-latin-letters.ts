import { database, logger, type Migration } from '@practice/service-kit';

type Stored = { _id: unknown; fromKey: string; toKey: string; isActive: boolean };

/**
 * The keys of redirects have Latin letters in place of Turkish ones. Of two sources that are one now the active one stays. A
 * redirect between two spellings of one address goes: the site leads each to the right one.
 */
export const redirectsCompareLatinLetters: Migration = {
  name: '2026-11-26-redirects-compare-latin-letters',
  async up() {
    const collection = database().collection('redirects');
    const found = await collection
      .find({}, { projection: { fromKey: 1, toKey: 1, isActive: 1 } })
      .sort({ isActive: -1, hitCount: -1 })
      .toArray();
    const stored = found as unknown as Stored[];
    const isLatin = ({ fromKey }: Stored) => fromKey === latin(fromKey);
    const taken = new Set(stored.filter((each) => each.isActive && isLatin(each)).map(({ fromKey }) => fromKey));
    const kept: Stored[] = [];
    for (const each of stored) {
      const { _id, fromKey, toKey = '', isActive } = each;
      const [from, to] = [latin(fromKey), latin(toKey)];
      const isChanged = from !== fromKey || to !== toKey;
      const isOneOfTwo = taken.has(from) && !(isActive && isLatin(each));
      if (isOneOfTwo || (isChanged && from === to)) {
        logger.info({ fromKey, toKey }, 'a redirect is the same as another one in Latin letters, and goes');
        await collection.deleteOne({ _id: _id as never });
        continue;
      }
      taken.add(from);
      if (isChanged) kept.push(each);
    }
    // The keys are unique: those that go are gone before others take theirs.
    for (const { _id, fromKey, toKey = '' } of kept) {
      await collection.updateOne({ _id: _id as never }, { $set: { fromKey: latin(fromKey), toKey: latin(toKey) } });
    }
  },
};

function latin(key: string): string {
  return key
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}
