import { exportAccessMatrixInput } from '@practice/contracts';
import { type Feature, get, tableFileTypes } from '@practice/service-kit';
import { exportAccessMatrix } from './export-access-matrix.ts';

const routes = [
  get('/api/export/access-matrix', exportAccessMatrix, {
    summary: 'Admins: who may do what, and how many active users have each role, as a file; itself in the audit log.',
    query: exportAccessMatrixInput,
    files: ['application/pdf', ...tableFileTypes],
  }),
];

/** Who may do what, off the table of permissions. */
export const accessMatrix: Feature = { models: [], resolvers: {}, routes };
