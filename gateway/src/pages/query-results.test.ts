import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { QueryResults } from './query-results.ts';

const services = parse('{ therapyServices { title } }');
const menu = parse('query ($slug: String!) { menu(slug: $slug) { id } }');
const times = parse('{ availability(date: "2030-01-07") { date } }');

/** Reads documents, and counts how often one is executed. */
function reader(now?: () => number) {
  const results = new QueryResults(now);
  const executed: unknown[] = [];
  const read = async (document = services, variables = {}, errors?: []) => {
    const execute = async () => ({ data: { number: executed.push(document) }, ...(errors ? { errors } : {}) });
    return (await results.read(document, variables, execute)).result.data;
  };
  return { results, read, executed };
}

it('executes a query once, and again for other variables', async () => {
  const { read, executed } = reader();
  const first = await read(menu, { slug: 'a' });
  expect(await read(menu, { slug: 'a' })).toBe(first);
  await read(menu, { slug: 'b' });
  expect(executed).toHaveLength(2);
});

it('executes it once for all who want it at the same time', async () => {
  const { read, executed } = reader();
  await Promise.all([read(), read(), read()]);
  expect(executed).toHaveLength(1);
});

it('executes it again after an event about one of its fields, and after no other', async () => {
  const { results, read, executed } = reader();
  await read();
  results.drop(['menu']);
  await read();
  expect(executed).toHaveLength(1);
  results.drop(['therapyServices']);
  await read();
  expect(executed).toHaveLength(2);
});

it('keeps nothing that was read before an event, nor gives it to those who want it after', async () => {
  const results = new QueryResults();
  let finish = (_result: object) => {};
  const slow = new Promise<object>((resolve) => {
    finish = resolve;
  });
  const before = results.read(services, {}, () => slow);
  results.drop(['therapyServices']);
  const after = results.read(services, {}, async () => ({ data: { title: 'new' } }));
  finish({ data: { title: 'old' } });
  await before;
  expect((await after).result.data).toEqual({ title: 'new' });
  const later = await results.read(services, {}, async () => ({ data: { title: 'later' } }));
  expect(later.result.data).toEqual({ title: 'new' });
});

it.each([
  ['what no event is about', times, undefined],
  ['what failed', services, [] as []],
])('keeps nothing of %s', async (_what, document, errors) => {
  const { read, executed } = reader();
  await read(document, {}, errors);
  await read(document, {}, errors);
  expect(executed).toHaveLength(2);
});

it('executes it again after a minute', async () => {
  let now = 100_000;
  const { read, executed } = reader(() => now);
  await read();
  now += 59_000;
  await read();
  expect(executed).toHaveLength(1);
  now += 2000;
  await read();
  expect(executed).toHaveLength(2);
});
