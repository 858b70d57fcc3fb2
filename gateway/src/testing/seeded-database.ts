import { type CreatedAccount, database, type Runtime, type Service, startServices } from '@practice/service-kit';

type Seeded = { accounts: CreatedAccount[]; collections: [name: string, documents: object[]][] };

/** Of this worker: writing the demonstration's data costs more than all tests of a small file. */
let seeded: Promise<Seeded> | undefined;

/**
 * Starts services on the empty database with the data of a demonstration, just written the first time, afterwards as it
 * was then. Event consumers and jobs do not run by themselves.
 */
export async function startSeeded(
  services: Service[],
  { watches }: { watches: boolean },
): Promise<Runtime & { accounts: CreatedAccount[] }> {
  if (seeded) {
    const { accounts, collections } = await seeded;
    await Promise.all(collections.map(([name, documents]) => database().collection(name).insertMany(documents)));
    return { ...(await startServices(services, { withWork: false, watches })), accounts };
  }
  const seed = { level: 'demo', adminPassword: undefined } as const;
  const started = await startServices(services, { seed, withWork: false, watches });
  seeded = readCollections().then((collections) => ({ accounts: started.accounts, collections }));
  await seeded;
  return started;
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
