import { startFilled } from '../machine/filled-practice.ts';
import { newDatabase } from '../machine/program.ts';
import { signIn } from '../machine/sign-in.ts';
import { slowdown } from '../machine/slowdown.ts';
import { type Row, thousands } from '../row.ts';

const MUCH = 100_000;
const LITTLE = 1000;
const QUESTIONS = [
  ['first page', '', 1.3],
  ['a filter', '&status=pending', 1.3],
  ['a search that finds one', '&search=0532 000 0500', 1.3],
  ['a search that finds a ninth', '&search=yılmaz', 1.3],
] as const;

/** What is asked through the database's own lists as well. */
const ALSO_BY_DATABASE: readonly string[] = ['first page', 'a search that finds a ninth'];

/**
 * How much slower the staff's list gets with the practice's years; and how the database's own sorting and counting, which is what
 * a MongoDB is left to do, compares with the memory of the process.
 */
export async function list(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase('list');
  try {
    const large = await startFilled({ dataDir, database, name: 'large', count: MUCH });
    const small = await startFilled({ dataDir, database, name: 'small', count: LITTLE });
    const env = { LIST_EXECUTOR: 'database' };
    const listed = await startFilled({ dataDir, database, name: 'listed', count: LITTLE, env });
    const cookies = {
      much: await signIn(large.url),
      little: await signIn(small.url),
      listed: await signIn(listed.url),
    };
    const rows: Row[] = [];
    for (const [name, query, goal] of QUESTIONS) {
      const path = encodeURI(`/api/appointments?page=1&pageSize=25${query}`);
      const much = { url: large.url + path, headers: { cookie: cookies.much } };
      const little = { url: small.url + path, headers: { cookie: cookies.little } };
      rows.push(await slowdown(`staff list, ${name}, ${thousands(MUCH)} / ${thousands(LITTLE)}`, much, little, goal));
      if (!ALSO_BY_DATABASE.includes(name)) continue;
      const byDatabase = { url: listed.url + path, headers: { cookie: cookies.listed } };
      rows.push(
        await slowdown(`staff list, ${name}, by the database / from memory, ${thousands(LITTLE)}`, byDatabase, little),
      );
    }
    await Promise.all([large.stop(), small.stop(), listed.stop()]);
    return rows;
  } finally {
    await end();
  }
}
