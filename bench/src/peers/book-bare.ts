import { randomUUID } from 'node:crypto';
import { toInstant, toMinutes, toSearchKey, toSortKey, toTimeOfDay } from '@practice/contracts';
import { type ClientSession, type MongoClient, ObjectId } from 'mongodb';
import { appointmentDefaults } from '../appointment-defaults.ts';

type Booking = Record<
  | 'parentName'
  | 'childName'
  | 'childBirthDate'
  | 'phone'
  | 'email'
  | 'serviceType'
  | 'reason'
  | 'appointmentDate'
  | 'appointmentTime',
  string
>;

/** The documents that a booking of the product writes, in one transaction, with nothing around it. */
export async function bookBare(client: MongoClient, input: Booking): Promise<object> {
  const db = client.db();
  const _id = `practice:${input.appointmentDate}`;
  await db
    .collection<{ _id: string }>('day_schedules')
    .updateOne({ _id }, { $setOnInsert: { date: input.appointmentDate, intervals: [], count: 0 } }, { upsert: true });
  return client.withSession((session) => session.withTransaction(() => write(client, session, input)));
}

async function write(client: MongoClient, session: ClientSession, input: Booking): Promise<object> {
  const db = client.db();
  const id = new ObjectId();
  const start = toMinutes(input.appointmentTime);
  const [startsAt, now] = [toInstant(input.appointmentDate, input.appointmentTime), new Date()];
  const appointment = {
    ...appointmentDefaults,
    ...input,
    _id: id,
    appointmentEndTime: toTimeOfDay(start + 60),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    duration: 60,
    status: 'pending',
    searchTokens: toSearchKey(`${input.childName} ${input.parentName}`).split(' '),
    childNameKey: toSortKey(input.childName),
    parentNameKey: toSortKey(input.parentName),
    createdAt: now,
    updatedAt: now,
  };
  await db
    .collection<{ _id: string; intervals: object[] }>('day_schedules')
    .updateOne(
      { _id: `practice:${input.appointmentDate}` },
      { $push: { intervals: { appointmentId: String(id), start, end: start + 60 } }, $inc: { count: 1 } },
      { session },
    );
  await db.collection('appointments').insertOne(appointment, { session });
  await db.collection<{ _id: string }>('booking_requests').insertOne(
    {
      _id: `same:${randomUUID()}`,
      bodyHash: null,
      appointmentId: String(id),
      createdAt: now,
      expiresAt: startsAt,
    } as never,
    {
      session,
    },
  );
  await db
    .collection('bare_events')
    .insertOne({ type: 'appointment.requested', payload: { appointmentId: String(id) }, at: now }, { session });
  return { id: String(id), ...input, status: 'pending' };
}
