import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase, database, disconnectDatabase } from './database.ts';
import { startServices } from './runtime.ts';
import { type CreatedAccount, defineService, type ServiceDefinition } from './service.ts';
import { testServerUri } from './testing/index.ts';

const service = (name: 'identity' | 'content', seed: NonNullable<ServiceDefinition['seed']>) =>
  defineService({ name, sdl: 'type Query { a: Int }', resolvers: {}, routes: [], models: [], seed });

it('reports accounts as soon as they are created, also when the start then fails', async () => {
  await connectDatabase(testServerUri(), { dbName: `runtime_${process.pid}` });
  onTestFinished(async () => {
    await database().dropDatabase();
    await disconnectDatabase();
  });
  const made: CreatedAccount[] = [{ username: 'admin', password: 'bir-kez', role: 'admin' }];
  const reported: CreatedAccount[] = [];
  const services = [
    service('identity', async () => made),
    service('content', () => Promise.reject(new Error('the disk is full'))),
  ];
  const starting = startServices(services, {
    seed: { level: 'essential', adminPassword: undefined },
    withWork: false,
    onAccounts: (accounts) => reported.push(...accounts),
  });
  await expect(starting).rejects.toThrow('the disk is full');
  expect(reported).toEqual(made);
});
