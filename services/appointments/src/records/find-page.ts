import type { ListAppointmentsInput } from '@practice/contracts';
import { Types } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toQuery } from './appointment-query.ts';
import { cutPage, cutToPieces, type Part } from './cut-page.ts';
import { HeldFacts } from './held-facts.ts';
import { listOrder } from './list-order.ts';
import { toFactsTest } from './match-facts.ts';

type Found = { items: StoredAppointment[]; total: number };

const MAX_LISTS = 20;

/** The facts that this process holds. */
export const heldFacts = new HeldFacts();

/** A part of the list, and how many it has in all; by the quickest way that gives what the plain one does (decision 5). */
export async function findPage(input: ListAppointmentsInput, part: Part): Promise<Found> {
  return (await findByFacts(input, part)) ?? (await findPlainly(input, part));
}

/** The appointments of a filter in its order. */
export function findSorted(input: ListAppointmentsInput) {
  return AppointmentModel.find(toQuery(input)).sort(listOrder(input).sort);
}

/** Facts tell which records are on the page; null when they do not, or the database keeps having it otherwise. */
async function findByFacts(input: ListAppointmentsInput, part: Part): Promise<Found | null> {
  const query = toQuery(input);
  const order = listOrder(input);
  const test = toFactsTest(query);
  if (!test) return null;
  // Twice: a record may go or change after the facts were looked at.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { facts, lists } = await heldFacts.current();
    const list = keep(lists, JSON.stringify([query, order.sort]), () => cutToPieces(facts, test, order));
    if (!list) return null;
    const ids = cutPage(facts, list, order, part);
    if (ids.length === 0) return { items: [], total: list.total };
    const items = await AppointmentModel.aggregate<StoredAppointment>([
      { $match: { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } } },
      { $match: query },
      { $sort: order.sort },
    ]);
    if (items.length === ids.length) return { items, total: list.total };
  }
  heldFacts.forget();
  return null;
}

function keep<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_LISTS) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}

async function findPlainly(input: ListAppointmentsInput, { skip, limit }: Part): Promise<Found> {
  const [items, total] = await Promise.all([
    findSorted(input).skip(skip).limit(limit).lean<StoredAppointment[]>(),
    AppointmentModel.countDocuments(toQuery(input)),
  ]);
  return { items, total };
}
