import {
  addDays,
  appointmentSorts,
  appointmentStatuses,
  childAgeRanges,
  dateRanges,
  dayOfWeek,
  type ListAppointmentsInput,
  paymentStatuses,
  priorities,
  quickFilters,
  reminderAnswerFilters,
  specialFeatures,
  today,
  toInstant,
} from '@practice/contracts';
import { type EncryptedText, emit, setListExecutor, withTransaction } from '@practice/service-kit';
import { contextFor, findPageByIndex, InMemoryIndex, lastEvents } from '@practice/service-kit/testing';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Appointment, AppointmentModel } from '../appointment/appointment.model.ts';
import { searchFieldsOf } from '../appointment/appointment-records.ts';
import { usePractice } from '../testing/practice.ts';
import { toFilter } from './appointment-filter.ts';
import { appointmentList, toListQuery } from './appointment-list.ts';
import { getAppointmentSummary } from './get-appointment-summary.ts';

const COUNT = 120;
const LIMIT = 10;
const children = ['Işıl', 'İpek', 'Isıl', 'ipek', 'Ada', 'Çınar', 'Can', 'Ömer', 'Şule', 'Zeynep', 'Ümit'];
const families = ['Yıldız', 'Işık', 'Öztürk', 'İnci', 'Ilgaz', 'Çelik'];

usePractice();
beforeEach(async () => {
  await AppointmentModel.insertMany(Array.from({ length: COUNT }, (_, index) => varied(index)));
  // So that the index is kept from the first reading on.
  await withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId: 'none' }));
  await lastEvents(1);
});
afterEach(() => setListExecutor(undefined));

/** Appointments with many ties in every order, and `_id`s that do not follow any. */
function varied(index: number) {
  const pick = <T>(list: readonly T[], step: number) => list[(index * step + Math.floor(index / 7)) % list.length] as T;
  const childName = `${pick(children, 3)} ${pick(families, 5)}`;
  const parentName = `${pick(children, 7)} ${pick(families, 5)}`;
  const appointmentDate = addDays(today(), ((index * 13) % 90) - 60);
  const appointmentTime = pick(['00:00', '09:30', '14:00', '23:30'], 3);
  const startsAt = toInstant(appointmentDate, appointmentTime);
  const createdAt = new Date(
    toInstant(addDays(today(), -((index * 7) % 40)), '22:00').getTime() + (index % 5) * 3_600_000,
  );
  const phone = `05327${String((index * 7919) % 1_000_000).padStart(6, '0')}`;
  const email = `veli${index % 50}@ornek.com`;
  return {
    _id: new Types.ObjectId(((index * 7919) % 100_003).toString(16).padStart(24, '0')),
    ...{ childName, parentName, phone, email, ...searchFieldsOf({ childName, parentName, phone, email }) },
    childBirthDate: `${Number(today().slice(0, 4)) - (index % 20)}${pick([today().slice(4), '-01-01', '-12-31'], 1)}`,
    ...{ appointmentDate, appointmentTime, appointmentEndTime: '10:00', duration: 30 },
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), createdAt, updatedAt: createdAt },
    serviceType: pick(['oyun-terapisi', 'bireysel-terapi', 'aile'], 2),
    status: pick(appointmentStatuses, 3),
    priority: pick(priorities, 1),
    paymentStatus: pick(paymentStatuses, 2),
    isRecurring: index % 4 === 0,
    reminderSent: index % 3 === 0,
    parentAnswer: [
      undefined,
      null,
      { answer: 'coming' as const, at: createdAt },
      { answer: 'other_time' as const, at: createdAt },
    ][index % 4],
    conflictsWith: index % 17 === 0 ? ['some'] : [],
    originalDate: index % 6 === 0 ? today() : null,
    notes: [null, '' as EncryptedText, 'Not' as EncryptedText][index % 3] ?? null,
    source: 'staff' as const,
  } satisfies Partial<Appointment> & { _id: Types.ObjectId };
}

const filters: ListAppointmentsInput[] = [
  {},
  ...(['all', ...appointmentStatuses] as const).map((status) => ({ status })),
  ...quickFilters.map((quick) => ({ quick })),
  ...dateRanges.map((dateRange) => ({ dateRange })),
  ...childAgeRanges.map((childAgeRange) => ({ childAgeRange })),
  ...priorities.map((priority) => ({ priority })),
  ...paymentStatuses.map((paymentStatus) => ({ paymentStatus })),
  ...specialFeatures.map((specialFeature) => ({ specialFeature })),
  ...reminderAnswerFilters.map((reminderAnswer) => ({ reminderAnswer })),
  { reminderAnswer: 'none', specialFeature: 'reminder_sent' },
  ...['ışıl', 'ISIL', 'İPEK', 'ipek', 'ışık ip', 'yıldız', '0532 7', 'veli1', '.*', '(', '- -', 'yok'].map(
    (search) => ({
      search,
    }),
  ),
  { serviceType: 'oyun-terapisi' },
  { serviceType: 'unknown' },
  { status: 'confirmed', quick: 'pending' },
  { status: 'confirmed', quick: 'week', serviceType: 'aile', specialFeature: 'notes' },
  { quick: 'week', dateRange: 'today' },
  { quick: 'today', status: 'cancelled' },
  { from: addDays(today(), -3), to: addDays(today(), 3) },
  { from: today(), status: 'cancelled' },
  { search: 'öztürk', status: 'completed', dateRange: 'older' },
];

/** The whole list as the database alone gives it. */
async function plainIds(input: ListAppointmentsInput): Promise<string[]> {
  const { filter, order } = toListQuery(input);
  return (await AppointmentModel.find(filter, { _id: 1 }).sort(order).lean()).map(({ _id }) => String(_id));
}

const whole = new Map<string, string[]>();

/** The same for the appointments of `beforeEach`, which are those of every test: each query is asked of the database once. */
async function plainIdsOfAll(input: ListAppointmentsInput): Promise<string[]> {
  const key = JSON.stringify(input);
  const ids = whole.get(key) ?? (await plainIds(input));
  whole.set(key, ids);
  return ids;
}

const findPage = (input: ListAppointmentsInput, range: { skip: number; limit: number }) =>
  appointmentList.findPage(toListQuery(input), range);

async function expectSame(input: ListAppointmentsInput, idsOf = plainIds): Promise<void> {
  const all = await idsOf(input);
  for (const page of new Set([0, Math.floor(all.length / LIMIT)])) {
    const { items, total } = await findPage(input, { skip: page * LIMIT, limit: LIMIT });
    const place = `${JSON.stringify(input)}, page ${page}`;
    expect(total, place).toBe(all.length);
    expect(
      items.map(({ _id }) => String(_id)),
      place,
    ).toEqual(all.slice(page * LIMIT, (page + 1) * LIMIT));
  }
}

describe.each(['database', 'memory'] as const)(
  'a page of the list from the %s equals the result of its query',
  (executor) => {
    beforeEach(() => setListExecutor(executor));

    it('for every filter', async () => {
      for (const filter of filters) {
        await expectSame({ ...filter, sort: 'createdAt', direction: 'desc' }, plainIdsOfAll);
      }
    });

    it('in every order, both ways, with and without a filter', async () => {
      for (const sort of appointmentSorts) {
        for (const direction of ['asc', 'desc'] as const) {
          await expectSame({ sort, direction }, plainIdsOfAll);
          await expectSame({ sort, direction, quick: 'urgent', search: 'i' }, plainIdsOfAll);
          await expectSame({ sort, direction, status: 'pending', dateRange: 'older' }, plainIdsOfAll);
        }
      }
    });

    it('and its pages hold every appointment once', async () => {
      for (const sort of appointmentSorts) {
        const pages = Array.from({ length: Math.ceil(COUNT / LIMIT) }, (_, page) =>
          findPage({ sort }, { skip: page * LIMIT, limit: LIMIT }),
        );
        const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ _id }) => String(_id)));
        expect(new Set(ids).size).toBe(COUNT);
        expect(ids).toHaveLength(COUNT);
      }
    });

    it('and the page after the last one is empty', async () => {
      expect(await findPage({}, { skip: COUNT, limit: LIMIT })).toEqual({ items: [], total: COUNT });
    });

    it('also with names of which only the database knows the order', async () => {
      const name = '𝒜da Kaya';
      await AppointmentModel.updateMany({ childName: /^Ada/ }, { childName: name, childNameKey: name });
      await withTransaction(async (session) => {
        for (const { _id } of await AppointmentModel.find({ childName: name }, { _id: 1 }).lean())
          emit(session, 'appointment.requested', { appointmentId: String(_id) });
      });
      await expectSame({ sort: 'childName' });
    });

    it('also after a hand in the database removed records of it', async () => {
      await findPage({}, { skip: 0, limit: LIMIT });
      const [first] = await plainIds({});
      await AppointmentModel.deleteOne({ _id: first });
      await expectSame({});
    });
  },
);

it('has the same summary by both, which is the sum of its records', async () => {
  await AppointmentModel.updateMany({ paymentStatus: 'paid' }, { fee: 0.1 });
  await AppointmentModel.updateMany({ paymentStatus: 'pending' }, { fee: 1250.35 });
  const all = await AppointmentModel.find().lean();
  const count = (test: (one: Appointment) => boolean) => all.filter(test).length;
  const between = (from: number, to: number) => (one: Appointment) =>
    one.status !== 'cancelled' &&
    one.appointmentDate >= addDays(today(), from) &&
    one.appointmentDate < addDays(today(), to);
  const monday = -((dayOfWeek(today()) + 6) % 7);
  const isNear = ({ startsAt }: Appointment) =>
    startsAt.getTime() > Date.now() && startsAt.getTime() <= Date.now() + 86_400_000;
  const expected = {
    total: COUNT,
    ...Object.fromEntries(appointmentStatuses.map((status) => [status, count((one) => one.status === status)])),
    urgent: count(({ priority }) => priority === 'urgent'),
    today: count(between(0, 1)),
    tomorrow: count(between(1, 2)),
    thisWeek: count(between(monday, monday + 7)),
    remindersNeeded: count((one) => one.status === 'confirmed' && isNear(one) && !one.reminderSent),
    totalRevenue: count(({ paymentStatus }) => paymentStatus === 'paid') / 10,
    pendingPayment:
      Math.round(count((one) => one.paymentStatus === 'pending' && one.status !== 'cancelled') * 125_035) / 100,
  };
  for (const executor of ['database', 'memory'] as const) {
    setListExecutor(executor);
    expect(await getAppointmentSummary(contextFor('user')), executor).toEqual(expected);
  }
});

it('no filter and no order is left to the embedded database', async () => {
  const index = new InMemoryIndex(appointmentList.definition);
  for (const input of [...filters, ...appointmentSorts.map((sort) => ({ sort }))]) {
    const page = await findPageByIndex(index, appointmentList.definition, toListQuery(input), { skip: 0, limit: 1 });
    expect(page, JSON.stringify(input)).not.toBeNull();
  }
});

it('searches by Turkish rules: I, ı, İ and i are one letter', async () => {
  const letters = toFilter({ search: 'ışıl' });
  expect(letters).toEqual({ searchTokens: { $regex: 'isil' } });
  const { total } = await findPage({ search: 'IŞIL' }, { skip: 0, limit: 1 });
  const names = await AppointmentModel.find({}, { childName: 1, parentName: 1 }).lean();
  expect(total).toBe(names.filter((one) => /[ıi][şs][ıi]l/i.test(`${one.childName} ${one.parentName}`)).length);
});
