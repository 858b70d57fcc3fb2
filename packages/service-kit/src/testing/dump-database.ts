import { database } from '../database.ts';

/** All collections as they are stored, as one text, but for those named: to look for what should not be there. */
export async function dumpDatabase({ without = [] }: { without?: readonly string[] } = {}): Promise<string> {
  const collections = await database().listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !without.includes(name));
  const all = names.map(async (name) => [name, await database().collection(name).find().toArray()]);
  return JSON.stringify(await Promise.all(all));
}
