import { expect, it } from 'vitest';
import { readJsonList } from './read-json-list.ts';

it.each([
  ['nothing', '', []],
  ['texts', '["Oyun terapisi", " Aile "]', ['Oyun terapisi', 'Aile']],
  ['objects by any of their names', '[{"title":"A"},{"name":"B"},{"label":"C"}]', ['A', 'B', 'C']],
  ['an organisation alone', '[{"organization":"Dernek"}]', ['Dernek']],
  ['one object', '{"title":"A"}', ['A']],
  ['lines', 'Oyun terapisi\n\n Aile danışmanlığı ', ['Oyun terapisi', 'Aile danışmanlığı']],
  ['JSON that is cut off', '[{"title":"A"', []],
  ['entries of other shapes', '[null, 5, true, [], {}, {"title":["x"]}, {"title":" "}, "A"]', ['5', 'A']],
  ['a text in quotes', '"A"', ['A']],
  ['an object that claims to be a list', '{"length":3}', []],
  ['markup, as text', '["<b>A</b>"]', ['<b>A</b>']],
])('a list is read from %s', (_what, text, titles) => {
  expect(readJsonList(text).map(({ title }) => title)).toEqual(titles);
});

it('what an entry says beside its title comes with it', () => {
  const entry = { name: 'Eğitim', organization: 'Dernek', year: 2019, details: 'İki dönem', description: { a: 1 } };
  expect(readJsonList(JSON.stringify([entry]))).toEqual([{ title: 'Eğitim', detail: 'Dernek · 2019 · İki dönem' }]);
  const figure = { label: 'yıl', value: '12' };
  expect(readJsonList(JSON.stringify([figure]))).toEqual([{ title: 'yıl', detail: '12' }]);
});

it('a list is never longer than a page can show', () => {
  expect(readJsonList(JSON.stringify(Array(5000).fill('A')))).toHaveLength(40);
});
