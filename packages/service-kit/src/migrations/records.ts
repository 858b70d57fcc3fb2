import { database } from '../database.ts';
import { createCollection, type StoredModel } from '../prepare-collections.ts';
import { operationCall } from '../program-command.ts';
import type { Migration } from './migration.ts';
import { MigrationRefused } from './migration-refused.ts';

/** The part of a service that migrations need. */
export type Migrated = { name: string; models: StoredModel[]; migrations?: Migration[] };
/** A migration with its id, `<service>/<name>`, under which it is recorded. */
export type NamedMigration = Migration & { service: Migrated; id: string };

type MigrationRecord = { _id: string; at: Date };

function records() {
  return database().collection<MigrationRecord>('migrations');
}

export async function prepareMigrations(): Promise<void> {
  await createCollection('migrations');
  await createCollection('migration_locks');
}

/**
 * The migrations of these services that have not run yet, in the order in which they have to: by name, which begins with
 * the day.
 * @throws MigrationRefused when a recorded one is unknown: the data is newer than this program
 */
export async function listPending(services: Migrated[]): Promise<NamedMigration[]> {
  const all = services.flatMap((service) =>
    (service.migrations ?? []).map((each) => ({ ...each, service, id: `${service.name}/${each.name}` })),
  );
  const recorded = new Set((await records().find().toArray()).map(({ _id }) => _id));
  const known = new Set(all.map(({ id }) => id));
  const names = services.map(({ name }) => name);
  const unknown = [...recorded].filter((id) => names.includes(id.split('/')[0] ?? '') && !known.has(id)).sort();
  if (unknown.length > 0) {
    throw new MigrationRefused(
      `The data was written by a newer version of the product (it has ${unknown.join(', ')}, which this version does not ` +
        `know). Start that version, or restore a backup that was made before it: ${operationCall('restore', '<file> --replace')}`,
    );
  }
  return all.filter(({ id }) => !recorded.has(id)).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The ids under which the migrations of these services are recorded. */
export function knownMigrations(services: Migrated[]): Set<string> {
  return new Set(services.flatMap(({ name, migrations = [] }) => migrations.map((each) => `${name}/${each.name}`)));
}

export async function recordMigration(id: string): Promise<void> {
  await records().updateOne({ _id: id }, { $setOnInsert: { at: new Date() } }, { upsert: true });
}

/** How many migrations the data has been through, the last of them, and when the first was recorded: at the first start. */
export async function appliedMigrations(): Promise<{
  count: number;
  last: MigrationRecord | null;
  since: Date | null;
}> {
  const all = await records().find().toArray();
  all.sort((one, other) => Number(one.at) - Number(other.at) || (one._id < other._id ? -1 : 1));
  return { count: all.length, last: all.at(-1) ?? null, since: all[0]?.at ?? null };
}

/** Whether a service has any document in its collections. */
export async function hasData(service: Migrated): Promise<boolean> {
  for (const { collection } of service.models) {
    const found = await database()
      .collection(collection.collectionName)
      .findOne({}, { projection: { _id: 1 } });
    if (found) return true;
  }
  return false;
}
