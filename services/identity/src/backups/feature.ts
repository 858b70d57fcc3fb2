import { backupPlan, backupRecord } from '@practice/contracts';
import { del, type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { BackupModel } from './backup.model.ts';
import { checkBackup } from './check-backup.ts';
import { deleteBackup } from './delete-backup.ts';
import { getBackupPlan } from './get-backup-plan.ts';
import { listBackups } from './list-backups.ts';
import { startBackup } from './start-backup.ts';

const resolvers: Resolvers = {
  Query: {
    backups: (_, _input, ctx) => listBackups(ctx),
    backupPlan: (_, _input, ctx) => getBackupPlan(ctx),
  },
  Mutation: {
    startBackup: (_, _input, ctx) => startBackup(ctx),
    checkBackup: (_, input, ctx) => checkBackup(ctx, input),
    deleteBackup: (_, input, ctx) => deleteBackup(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/backups', (ctx) => listBackups(ctx), {
    summary: 'Admins: the backups, the newest first.',
    list: backupRecord,
  }),
  get('/api/backups/plan', (ctx) => getBackupPlan(ctx), {
    summary: 'Admins: when the next automatic backup is made, and how.',
    response: backupPlan,
  }),
  post('/api/backups', (ctx) => startBackup(ctx), {
    summary: 'Admins: backs everything up now.',
    sessionOnly: true,
    response: backupRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  post('/api/backups/:id/check', checkBackup, {
    summary: 'Admins: restores a backup into a scratch database and compares it.',
    sessionOnly: true,
    response: backupRecord,
    problems: ['CONFLICT'],
  }),
  del('/api/backups/:id', deleteBackup, {
    summary: 'Admins: removes a backup and its file.',
    sessionOnly: true,
    problems: ['CONFLICT'],
  }),
];

/** Copies of everything that is stored: when they are made, where they stand, how long they are kept. */
export const backups: Feature = { models: [BackupModel], resolvers, routes };
