import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { createService } from '../server.ts';
import { daySchedules } from './2026-11-22-day-schedules.ts';
import { listIndexesMove } from './2026-11-22-list-indexes-move.ts';
import { noIndexOfSearchWords } from './2026-11-22-no-index-of-search-words.ts';
import { servicesHavePages } from './2026-11-22-services-have-pages.ts';
import { typeOfChanges } from './2026-11-22-type-of-changes.ts';
import { holidaysAreThereOnce } from './2026-11-28-holidays-are-there-once.ts';

useTestDatabase([createService()]);

it('the index over search words goes, and running again does no harm', async () => {
  const appointments = database().collection('appointments');
  await appointments.createIndex({ searchTokens: 1 });
  await noIndexOfSearchWords.up();
  await noIndexOfSearchWords.up();
  const names = (await appointments.indexes()).map(({ name }) => name);
  expect(names).not.toContain('searchTokens_1');
  expect(names).toContain('startsAt_1__id_1');
});

it('the indexes of the list of before go, those of other queries stay, and running again does no harm', async () => {
  const appointments = database().collection('appointments');
  await appointments.createIndexes([{ key: { createdAt: 1 } }, { key: { childNameKey: 1, startsAt: 1 } }]);
  await listIndexesMove.up();
  await listIndexesMove.up();
  const names = (await appointments.indexes()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['startsAt_1__id_1', 'recurringParentId_1_startsAt_1', 'phone_1']));
  expect(names).not.toEqual(expect.arrayContaining(['createdAt_1']));
  expect(names).not.toEqual(expect.arrayContaining(['childNameKey_1_startsAt_1']));
});

it('taken times move to the schedules of their days, and running again does no harm', async () => {
  const taken = [{ appointmentId: 'a1', start: 600, end: 660 }];
  const sheet = { _id: 'practice:2026-11-23', date: '2026-11-23', spans: taken, count: 1 };
  await database()
    .collection('day_sheets')
    .insertOne(sheet as never);
  await daySchedules.up();
  await daySchedules.up();
  const schedules = await database().collection('day_schedules').find().toArray();
  expect(schedules).toEqual([{ _id: 'practice:2026-11-23', date: '2026-11-23', intervals: taken, count: 1 }]);
  expect(await database().listCollections({ name: 'day_sheets' }).hasNext()).toBe(false);
});

it('changes and their events get a type, and running again does no harm', async () => {
  const changes = database().collection('appointment_changes');
  await changes.insertOne({ appointmentId: 'a1', deed: 'status', fields: [] });
  const payload = { appointmentId: 'a1', status: 'confirmed' };
  const event = { _id: 1, type: 'appointment.changed', payload: { ...payload, deed: 'status' } };
  const other = { _id: 2, type: 'menu.changed', payload: { slug: 'ana' } };
  for (const each of [event, other])
    await database()
      .collection('events')
      .insertOne(each as never);
  await database()
    .collection('event_outbox')
    .insertOne({ ...event, _id: undefined } as never);
  await typeOfChanges.up();
  await typeOfChanges.up();
  expect(await changes.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
    { appointmentId: 'a1', fields: [], changeType: 'status' },
  ]);
  const changed = { type: 'appointment.changed', payload: { ...payload, changeType: 'status' } };
  const events = await database().collection('events').find().sort({ _id: 1 }).toArray();
  expect(events).toEqual([{ _id: 1, ...changed }, other]);
  expect(await database().collection('event_outbox').findOne()).toMatchObject(changed);
});

it('stored services get the empty parts of their pages, and running again leaves what was filled in', async () => {
  const services = database().collection('therapy_services');
  await services.insertOne({ slug: 'eski', title: 'Eski' });
  await servicesHavePages.up();
  const empty = { promise: '', bodyHtml: '', audience: [], steps: [], faqs: [], sessionForm: '' };
  expect(await services.findOne({ slug: 'eski' })).toMatchObject(empty);
  await services.updateOne({ slug: 'eski' }, { $set: { promise: 'Birlikte' } });
  await servicesHavePages.up();
  expect(await services.findOne({ slug: 'eski' })).toMatchObject({ ...empty, promise: 'Birlikte' });
});

it('a holiday that was made twice stays once, as it was edited if it was', async () => {
  const holidays = database().collection('holidays');
  const day = { title: 'Zafer Bayramı', startDate: '2026-08-30', endDate: '2026-08-30', version: 1 };
  const edited = { ...day, endDate: '2026-08-31', version: 2 };
  const other = { ...day, title: 'Yılbaşı' };
  await holidays.insertMany([
    { ...day, createdAt: new Date(0) },
    { ...day },
    { ...edited },
    { ...other, version: 3 },
    { ...other },
  ]);
  await holidaysAreThereOnce.up();
  await holidaysAreThereOnce.up();
  const left = await holidays.find({}, { projection: { _id: 0, createdAt: 0 } }).toArray();
  expect(left).toEqual([day, edited, { ...other, version: 3 }]);
});
