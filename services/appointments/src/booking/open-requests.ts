import { createHash } from 'node:crypto';
import { can, settingValue } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  readAllSettings,
  readNumberSetting,
  type ServiceContext,
} from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { RequesterModel } from './requester.model.ts';

/** At least until the transaction, and as long as a request of the person can be open: see `assertFewOpenRequests`. */
const KEPT_MS = 24 * 3_600_000;

type Person = { phone: string; email: string };

/**
 * How many requests of one person may wait for an answer, and whom to call for more; null: as many as they like. `isNew`:
 * nobody has asked with this phone or this e-mail while a request of theirs could still be open.
 */
export type OpenRequestLimit = { ids: string[]; isNew: boolean; max: number; practicePhone: string } | null;

/**
 * Reads the limit and makes sure of the documents that `assertFewOpenRequests` writes to; call it before the
 * transaction. Staff who book for a parent have no limit.
 */
export async function prepareOpenRequestLimit(
  ctx: ServiceContext,
  { phone, email }: Person,
): Promise<OpenRequestLimit> {
  if (can(ctx.actor.role, 'appointment:write')) return null;
  const ids = [`phone:${hash(phone)}`, `email:${hash(email)}`];
  const update = { $setOnInsert: { requests: 0 }, $max: { expiresAt: new Date(Date.now() + KEPT_MS) } };
  const [max, stored, made] = await Promise.all([
    readNumberSetting('booking_max_open_requests'),
    readAllSettings(),
    RequesterModel.bulkWrite(
      ids.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
      { ordered: false },
    ),
  ]);
  const isNew = made.upsertedCount === ids.length;
  const practicePhone = settingValue(stored, 'contact_phone') || settingValue(stored, 'header_top_phone');
  return { ids, isNew, max: Math.max(1, max), practicePhone };
}

/**
 * Refuses one more request of a person of whom enough wait for an answer already: pending, in the future, with the same
 * phone or the same e-mail. It writes to the person's documents first: of two that come at once, one has to begin again
 * and sees the other. The documents are kept until the last time that was asked for, so whoever is still the first to
 * write to both has no open request, and nothing is counted.
 * @param startsAt of the time that is asked for
 * @throws DomainError TOO_MANY_OPEN_REQUESTS, naming the practice's phone where it is known.
 */
export async function assertFewOpenRequests(
  session: ClientSession,
  limit: OpenRequestLimit,
  { phone, email, startsAt }: Person & { startsAt: Date },
) {
  if (!limit) return;
  const { ids, isNew, max, practicePhone } = limit;
  const note = { $inc: { requests: 1 }, $max: { expiresAt: startsAt } };
  if (isNew) {
    const first = await RequesterModel.updateMany({ _id: { $in: ids }, requests: 0 }, note, { session });
    if (first.modifiedCount === ids.length) return;
  }
  await RequesterModel.updateMany({ _id: { $in: ids } }, note, { session });
  const open = { status: 'pending', source: 'public', startsAt: { $gt: new Date() } } as const;
  const same: Partial<Person>[] = [{ phone }, { email }];
  for (const person of same) {
    const found = await AppointmentModel.find({ ...person, ...open }, { _id: 1 }, { session })
      .limit(max)
      .lean();
    if (found.length >= max) throw new DomainError('TOO_MANY_OPEN_REQUESTS', { message: sentence(max, practicePhone) });
  }
}

function sentence(max: number, phone: string): string | undefined {
  if (!phone) return undefined;
  return `Aynı anda en fazla ${max} randevu talebi yanıt bekleyebilir. Yeni bir randevu için lütfen bizi arayın: ${phone}`;
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
