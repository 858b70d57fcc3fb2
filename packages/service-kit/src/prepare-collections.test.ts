import { expect, it } from 'vitest';
import { database } from './database.ts';
import { prepareCollection } from './prepare-collections.ts';
import { commandsOf, useTestDatabase } from './testing/index.ts';

useTestDatabase([]);

const indexesOf = async (name: string) =>
  Object.fromEntries(
    (await database().collection(name).indexes()).map((index) => [index.name, index.expireAfterSeconds ?? null]),
  );

it('an index gets another expiry, loses it and gets it back at a start', async () => {
  for (const expiry of [{ expireAfterSeconds: 60 }, { expireAfterSeconds: 90 }, {}, { expireAfterSeconds: 60 }]) {
    await prepareCollection('leaves', [{ key: { at: 1 }, ...expiry }, { key: { tree: 1 } }]);
    const after = expiry.expireAfterSeconds ?? null;
    expect(await indexesOf('leaves')).toEqual({ _id_: null, at_1: after, tree_1: null });
  }
});

it('an index that becomes unique is refused, and stays as it is', async () => {
  await prepareCollection('branches', [{ key: { name: 1 } }]);
  await expect(prepareCollection('branches', [{ key: { name: 1 }, unique: true }])).rejects.toMatchObject({
    codeName: expect.stringMatching(/^Index(OptionsConflict|KeySpecsConflict)$/),
  });
  expect(await indexesOf('branches')).toEqual({ _id_: null, name_1: null });
});

it('indexes are built with most members of a replica set, in one command', async () => {
  const quorums: unknown[] = [];
  const { client } = database();
  const listen = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    if (commandName === 'createIndexes') quorums.push(command.commitQuorum);
  };
  client.on('commandStarted', listen);
  const commands = await commandsOf(() => prepareCollection('roots', [{ key: { at: 1 } }, { key: { tree: 1 } }]));
  client.off('commandStarted', listen);
  expect([commands, quorums]).toEqual([['createIndexes roots'], ['majority']]);
});
