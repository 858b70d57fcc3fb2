import { permissions } from '@practice/contracts';
import { lastSeq, registerService } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { createUser } from '../users/create-user.ts';
import { exportAccessMatrix } from './export-access-matrix.ts';

useTestDatabase([createService()]);
beforeAll(() => registerService('content', { readSettings: async () => ({}) }));

const admin = contextFor('admin');
const newUser = (username: string, role: string, isActive: boolean) =>
  createUser(admin, { username, role, isActive, password: 'kestane-ile-zimba', email: `${username}@ornek.example` });

it('is a table of every permission with the active users of each role, and in the audit log', async () => {
  await newUser('selin', 'user', true);
  await newUser('deniz', 'user', false);
  await newUser('ece', 'moderator', true);
  const before = await lastSeq();
  const { content, fileName } = await exportAccessMatrix(admin, { format: 'csv' });
  expect(fileName).toMatch(/^erisim-tablosu_[\d-]+\.csv$/);
  const lines = content.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(Object.keys(permissions).length + 2);
  expect(lines).toContain(
    'Randevular;Randevu silme;Yazma;Evet;Evet;Hayır;Hayır;Yazma yetkili anahtar;appointment:delete',
  );
  expect(lines.at(-1)).toBe('Etkin kullanıcı sayısı;;;0;1;1;;;');
  expect(await eventsSince(before)).toMatchObject([{ payload: { action: 'access-matrix.exported' } }]);
});

it('is printed as a tagged PDF in Turkish', async () => {
  const { content, contentType } = await exportAccessMatrix(admin, { format: 'pdf' });
  expect(contentType).toBe('application/pdf');
  expect(content.toString('latin1')).toContain('/Lang (tr-TR)');
});
