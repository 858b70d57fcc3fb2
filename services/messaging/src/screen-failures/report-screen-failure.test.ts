import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { listNotifications } from '../notifications/list-notifications.ts';
import { createService } from '../server.ts';
import { useStubServices } from '../testing/stub-services.ts';
import { reportScreenFailure } from './report-screen-failure.ts';

useTestDatabase([createService()]);
const stubs = useStubServices();

it('a section that failed is in the bell of active admins alone, once a day', async () => {
  const admin = contextFor('admin');
  const inactive = { ...admin, actor: { ...admin.actor, userId: 'left' } };
  const people = { email: null, role: 'admin' as const };
  stubs.staff = [
    { ...people, id: admin.actor.userId ?? '', username: 'selin', isActive: true },
    { ...people, id: 'left', username: 'ayrilan', isActive: false },
  ];
  const failure = { section: 'dashboard', title: 'Panel', message: 'x is undefined' };
  const user = contextFor('user');
  const other = { ...user, actor: { ...user.actor, userId: 'u9' } };
  await reportScreenFailure(other, failure);
  await reportScreenFailure(other, failure);
  expect(await listNotifications(admin, {})).toMatchObject([
    {
      type: 'error',
      category: 'system',
      title: 'Bir bölüm açılamadı',
      message: `“Panel” bölümü ${user.actor.username} için hata verdi.`,
    },
  ]);
  expect(await listNotifications(other, {})).toEqual([]);
  expect(await listNotifications(inactive, {})).toEqual([]);
});
