import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, dayOfWeek, settingDefinitions, today, toInstant, toMinutes, toTimeOfDay } from '@practice/contracts';
import { MongoClient } from 'mongodb';
import { bookBare } from './book-bare.ts';
import { dashboardBare } from './dashboard-bare.ts';
import { replayWrites } from './replay-writes.ts';

/**
 * What the product is compared with: node:http and the driver, nothing between. No checks, limits, sessions or logs;
 * each response is read from the database. Started with the database's address; says its port over the channel.
 */
const client = await new MongoClient(process.argv[2] ?? '', { maxPoolSize: 50 }).connect();
const db = client.db();

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const body = await bodyFor(pathname, searchParams, request).catch((error: Error) => ({ error: error.message }));
  response.writeHead('error' in body ? 500 : 200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
});

async function bodyFor(path: string, query: URLSearchParams, body: AsyncIterable<Buffer>): Promise<object> {
  if (path === '/site-settings') return siteSettings();
  if (path === '/dashboard') return dashboardBare(db);
  if (path === '/availability') return availability(query.get('date') ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return path === '/replay' ? replayWrites(client, text) : bookBare(client, JSON.parse(text));
}

async function siteSettings(): Promise<object> {
  const stored = await db.collection('site_settings').find({}).toArray();
  const byKey = new Map(stored.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
  return Object.entries(settingDefinitions).flatMap(
    ([settingKey, { isPublic, isSecret, category, type, default: unset }]) =>
      isPublic && !isSecret
        ? [
            {
              settingKey,
              settingValue: byKey.get(settingKey) ?? unset,
              category,
              settingType: type,
              description: null,
              isActive: true,
            },
          ]
        : [],
  );
}

async function availability(date: string): Promise<object> {
  const [start, end] = [toInstant(date, '00:00'), toInstant(addDays(date, 1), '00:00')];
  const [hours, holidays, blockouts, closed, schedule] = await Promise.all([
    db.collection('working_hours').findOne({ isActive: true, dayOfWeek: dayOfWeek(date) }),
    db
      .collection('holidays')
      .find({ isActive: true, $or: [{ isRecurring: true }, { endDate: { $gte: date } }] })
      .toArray(),
    db
      .collection('blockouts')
      .find({ isActive: true, endDateTime: { $gt: start }, startDateTime: { $lt: end } })
      .toArray(),
    db.collection('available_slots').find({ date, isAvailable: false }).toArray(),
    db.collection<{ _id: string }>('day_schedules').findOne({ _id: `practice:${date}` }),
  ]);
  const taken: { start: number; end: number }[] = (schedule as { intervals?: [] } | null)?.intervals ?? [];
  const isClosed =
    blockouts.length + closed.length > 0 ||
    holidays.some(({ isRecurring, startDate, endDate }) =>
      isRecurring
        ? startDate.slice(5) <= date.slice(5) && date.slice(5) <= endDate.slice(5)
        : startDate <= date && date <= endDate,
    );
  const slots: { time: string; available: boolean; reason: string | null }[] = [];
  const pause = hours?.breakStartTime ? [toMinutes(hours.breakStartTime), toMinutes(hours.breakEndTime)] : [0, 0];
  for (let time = toMinutes(hours?.startTime ?? '00:00'); hours && time + 60 <= toMinutes(hours.endTime); time += 60) {
    if (time < (pause[1] ?? 0) && (pause[0] ?? 0) < time + 60) continue;
    const isFree = !taken.some(
      (interval) => time < interval.end + hours.bufferTime && interval.start < time + 60 + hours.bufferTime,
    );
    const isFull = taken.length >= hours.maxAppointments || !isFree;
    const reason = isClosed ? 'closed' : date <= today() ? 'past' : isFull ? 'full' : null;
    slots.push({ time: toTimeOfDay(time), available: reason === null, reason });
  }
  return {
    success: true,
    date,
    state: slots.some(({ available }) => available)
      ? 'open'
      : slots.some(({ reason }) => reason === 'full')
        ? 'full'
        : 'closed',
    closedBecause: [],
    bookedTimes: slots.filter(({ available }) => !available).map(({ time }) => time),
    slots,
  };
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
