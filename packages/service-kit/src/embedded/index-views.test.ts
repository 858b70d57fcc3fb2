import { expect, it } from 'vitest';
import { orderBy } from '../lists/list-definition.ts';
import type { IndexEntry } from './index-entry.ts';
import { IndexViews } from './index-views.ts';

const COUNT = 200;
const queries = [{}, { city: 'b' }, { city: { $ne: 'a' }, age: { $gte: 3 } }, { city: null }].flatMap((filter) => [
  { filter, order: orderBy('asc', 'city', 'age') },
  { filter, order: orderBy('desc', 'age') },
]);

/** The same for the same number; many ties. */
function entry(id: number, seed: number): IndexEntry {
  const city = ['a', 'b', null, 'ç', ''][(seed * 7) % 5];
  return { _id: String(id).padStart(4, '0'), city, age: (seed * 13) % 8 };
}

it('a view that was kept through changes equals a newly built one', () => {
  const kept = new IndexViews();
  const current = new Map<number, IndexEntry>();
  for (let step = 0; step < COUNT * 3; step += 1) {
    const id = (step * 7919) % COUNT;
    if (step % 5 === 4) {
      kept.delete(entry(id, 0)._id);
      current.delete(id);
    } else {
      kept.set(entry(id, step));
      current.set(id, entry(id, step));
    }
    if (step % 20 > 0) continue;
    const fresh = new IndexViews();
    for (const each of current.values()) fresh.set(each);
    for (const query of queries) expect(kept.view(query)).toEqual(fresh.view(query));
  }
});

it('views are cached by filter and order', () => {
  const views = new IndexViews();
  for (let id = 0; id < 10; id += 1) views.set(entry(id, id));
  const [query] = queries;
  if (!query) throw new Error('There is no query.');
  expect(views.view(query)).toBe(views.view({ ...query }));
  expect(views.view({ ...query, order: orderBy('desc', 'city', 'age') })).toEqual(views.view(query).toReversed());
});
