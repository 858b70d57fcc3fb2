import { type CreatedAccount, database, type Runtime, type Service, startServices } from '@practice/service-kit';

type Seeded = { accounts: CreatedAccount[]; collections: [name: string, documents: object[]][] };

const PASSWORD = 'doğru at pil zımba';
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$yl8HqLxPjUbB+Dg4miDqQQ$CRhh7lVGdTrnOOy6oKx6TRJc7KyIruK2ZSt4o41Lv44';

/** Of this worker: writing the demonstration's data costs more than all tests of a small file. */
let seeded: Promise<Seeded> | undefined;

/**
 * Starts services on this worker's database with the data of a demonstration, just written the first time, afterwards as
 * it was then: of `left`, the collections that an earlier file has written to, or of all in an empty database. Event
 * consumers and jobs do not run by themselves.
 */
export async function startSeeded(
  services: Service[],
  { watches, left }: { watches: boolean; left: string[] | undefined },
): Promise<Runtime & { accounts: CreatedAccount[] }> {
  if (seeded) {
    const { accounts, collections } = await seeded;
    await Promise.all((left ?? []).map((name) => database().collection(name).deleteMany({})));
    const missing = collections.filter(([name]) => !left || left.includes(name));
    await Promise.all(missing.map(([name, documents]) => database().collection(name).insertMany(documents)));
    const options = { withWork: false, watches, isPrepared: left !== undefined };
    return { ...(await startServices(services, options)), accounts };
  }
  const seed = { level: 'demo', adminPassword: undefined } as const;
  const started = await startServices(services, { seed, withWork: false, watches });
  const accounts = await simplifyPasswords(started.accounts);
  seeded = readCollections().then((collections) => ({ accounts, collections }));
  await seeded;
  return { ...started, accounts };
}

/**
 * Gives everybody the same password, in a hash with the least cost that argon2 allows: the cost is part of a hash, so it
 * is checked as any other. There are hundreds of sign-ins.
 */
async function simplifyPasswords(accounts: CreatedAccount[]): Promise<CreatedAccount[]> {
  const users = database().collection('users');
  for (const { username } of accounts) await users.updateOne({ username }, { $set: { passwordHash: PASSWORD_HASH } });
  return accounts.map((account) => ({ ...account, password: PASSWORD }));
}

async function readCollections(): Promise<Seeded['collections']> {
  const found = await database().listCollections({}, { nameOnly: true }).toArray();
  // As the database has them: a number keeps its type.
  const read = async ({ name }: { name: string }): Promise<Seeded['collections'][number]> => [
    name,
    await database().collection(name).find({}, { promoteValues: false, promoteLongs: false }).toArray(),
  ];
  const collections = await Promise.all(found.map(read));
  return collections.filter(([, documents]) => documents.length > 0);
}
