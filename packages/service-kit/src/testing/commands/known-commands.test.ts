import { expect, test } from 'vitest';
import { LEFT_OUT } from './command-parts.ts';
import { PLACEHOLDER, parseKnownCommands, readKnownCommands, withPlaceholders } from './known-commands.ts';

test('every known part of a command says what MongoDB does with it, and on which page of the manual', () => {
  const known = readKnownCommands();
  expect(known.length).toBeGreaterThan(100);
  const isOpen = (cell: string) => cell === '' || cell === PLACEHOLDER;
  const open = known.filter(({ page, does }) => isOpen(page) || isOpen(does)).map(({ part }) => part);
  expect(open, 'parts of commands that a person has to hold against the manual').toEqual([]);
});

test('every part of a command is known once, in order', () => {
  const parts = readKnownCommands().map(({ part }) => part);
  expect(parts).toEqual([...new Set(parts)].sort());
});

test('no part has an option that commands are taken apart without, so that it would never be seen', () => {
  const named = readKnownCommands().filter(({ part }) => !part.startsWith('limit '));
  const unseen = named.filter(({ part }) => part.match(/\$?\w+/g)?.some((word) => LEFT_OUT.has(word)));
  expect(unseen.map(({ part }) => part)).toEqual([]);
});

test('a part that is added waits for a person, and the rest stays', () => {
  const text =
    '# Title\n\nWhy.\n\n| part | page | does |\n| --- | --- | --- |\n| `b` | B | it | \n| `d: $x` | D | it too |\n';
  const added = withPlaceholders(text, ['c', 'a']);
  expect(added).toContain(
    '# Title\n\nWhy.\n\n| part | page | does |\n| --- | --- | --- |\n| `a` | ? | ? |\n| `b` | B | it |\n',
  );
  expect(parseKnownCommands(added)).toEqual([
    { part: 'a', page: PLACEHOLDER, does: PLACEHOLDER },
    { part: 'b', page: 'B', does: 'it' },
    { part: 'c', page: PLACEHOLDER, does: PLACEHOLDER },
    { part: 'd: $x', page: 'D', does: 'it too' },
  ]);
});
