import { MAKE_BACKUP_JOB } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const collections = () => ['backups', 'jobs'].map((name) => database().collection(name));

/** No backup, and no job that makes one. */
async function none(): Promise<Record<string, unknown>> {
  for (const collection of collections()) await collection.deleteMany({});
  return {};
}

/** A backup that is about to be made. */
async function open({ create }: Fixtures): Promise<{ id: string }> {
  await none();
  const { id } = await create('/api/backups', {});
  return { id };
}

/** One that was made and passed its check. */
async function made(fixtures: Fixtures): Promise<{ id: string }> {
  const { id } = await open(fixtures);
  const done = { state: 'verified', openKey: id, size: 4096, documents: 12, checkedAt: new Date() };
  await database().collection('backups').updateOne({ openKey: 'open' }, { $set: done });
  await database().collection('jobs').deleteMany({ kind: MAKE_BACKUP_JOB });
  return { id };
}

export const rest: RestCases = {
  'GET /api/backups': { people: admins, good: {}, bad: [] },
  'GET /api/backups/plan': { people: admins, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.backups': {
    document:
      '{ backups { id state fileName isAutomatic isEncrypted size documents progress problem createdBy createdAt checkedAt } }',
    people: admins,
    good: {},
    bad: [],
  },
  'Query.backupPlan': {
    document: '{ backupPlan { isEnabled frequency isEncrypted retentionDays nextOn } }',
    people: admins,
    good: {},
    bad: [],
  },
};

const row = {
  people: admins,
  leaves: ['backups', 'jobs', 'events'],
  random: ['fileName', 'openKey', 'createdAt', 'checkedAt'],
};
const missing = { what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' } as const;

export const mutations: MutationCases = {
  startBackup: {
    ...row,
    route: 'POST /api/backups',
    good: none,
    bad: [
      {
        what: 'while another is made',
        input: async (fixtures) => open(fixtures).then(() => ({})),
        code: 'CONFLICT',
      },
    ],
  },
  checkBackup: {
    ...row,
    route: 'POST /api/backups/:id/check',
    good: made,
    bad: [missing, { what: 'one that is being made', input: open, code: 'CONFLICT' }],
  },
  deleteBackup: {
    ...row,
    route: 'DELETE /api/backups/:id',
    good: made,
    bad: [missing, { what: 'one that is being made', input: open, code: 'CONFLICT' }],
  },
};
