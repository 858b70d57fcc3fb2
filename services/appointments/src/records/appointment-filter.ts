import { addDays, appointmentStatuses, type ListAppointmentsInput, today, toInstant } from '@practice/contracts';
import { type Filter, searchPatterns } from '@practice/service-kit';

/** What "today", "tomorrow" and the week count and list. */
// Named one by one, since no index is used for what is left out.
export const NOT_CANCELLED = { status: { $in: appointmentStatuses.filter((status) => status !== 'cancelled') } };

/** Cancelled requests with a filled trap field. */
export const TRAPPED = { status: 'cancelled', suspicion: 'trap_field' };

/** The list's filters as a query. Those of coming days list cancelled appointments only when asked for that status. */
export function toFilter(input: ListAppointmentsInput): Filter {
  const status = input.status && input.status !== 'all' ? { status: input.status } : null;
  const isOfDays = input.dateRange === 'today' || ['today', 'tomorrow', 'week'].includes(input.quick ?? '');
  const conditions = [
    status ?? (isOfDays ? NOT_CANCELLED : null),
    quickFilter(input.quick),
    dateFilter(input.dateRange),
    spanFilter(input),
    input.serviceType ? { serviceType: input.serviceType } : null,
    input.priority ? { priority: input.priority } : null,
    input.paymentStatus ? { paymentStatus: input.paymentStatus } : null,
    ageFilter(input.childAgeRange),
    featureFilter(input.specialFeature),
    answerFilter(input.reminderAnswer),
    ...searchFilters(input.search ?? ''),
  ].filter((condition): condition is Filter => condition !== null);
  return together(conditions);
}

/**
 * All conditions as one filter. Fields stand side by side as far as they differ: inside `$and` the embedded database
 * uses no index, and reads every appointment.
 */
function together(conditions: Filter[]): Filter {
  const flat: Filter = {};
  const others: Filter[] = [];
  for (const condition of conditions) {
    if (Object.keys(condition).some((field) => field in flat)) others.push(condition);
    else Object.assign(flat, condition);
  }
  return others.length > 0 ? { ...flat, $and: others } : flat;
}

const dayStart = (date: string) => toInstant(date, '00:00');
const between = (from: string, to: string): Filter => ({ startsAt: { $gte: dayStart(from), $lt: dayStart(to) } });

function quickFilter(quick: ListAppointmentsInput['quick']): Filter | null {
  const now = today();
  switch (quick) {
    case 'pending':
      return { status: 'pending' };
    case 'today':
      return between(now, addDays(now, 1));
    case 'tomorrow':
      return between(addDays(now, 1), addDays(now, 2));
    case 'week':
      return between(now, addDays(now, 7));
    case 'urgent':
      return { priority: 'urgent' };
    default:
      return null;
  }
}

/** 'week' is the last 7 days, 'month' the last calendar month, 'older' more than 30 days ago. */
function dateFilter(range: ListAppointmentsInput['dateRange']): Filter | null {
  const now = today();
  switch (range) {
    case 'today':
      return between(now, addDays(now, 1));
    case 'week':
      return between(addDays(now, -6), addDays(now, 1));
    case 'month': {
      const firstOfThis = `${now.slice(0, 7)}-01`;
      return between(`${addDays(firstOfThis, -1).slice(0, 7)}-01`, firstOfThis);
    }
    case 'older':
      return { startsAt: { $gte: new Date(0), $lt: dayStart(addDays(now, -30)) } };
    default:
      return null;
  }
}

/** From one day to another, both included. */
function spanFilter({ from, to }: ListAppointmentsInput): Filter | null {
  if (!from && !to) return null;
  return { startsAt: { ...(from ? { $gte: dayStart(from) } : {}), ...(to ? { $lt: dayStart(addDays(to, 1)) } : {}) } };
}

/** Ages in full years today: born after (today - to - 1 years) and not after (today - from years). */
function ageFilter(range: ListAppointmentsInput['childAgeRange']): Filter | null {
  if (!range) return null;
  const [from = 0, to = 0] = range.split('-').map(Number);
  const yearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`;
  return { childBirthDate: { $gt: yearsAgo(to + 1), $lte: yearsAgo(from) } };
}

function featureFilter(feature: ListAppointmentsInput['specialFeature']): Filter | null {
  switch (feature) {
    case 'recurring':
      return { isRecurring: true };
    case 'reminder_sent':
      return { reminderSent: true };
    case 'conflict':
      return { 'conflictsWith.0': { $exists: true } };
    case 'rescheduled':
      return { originalDate: { $ne: null } };
    case 'suspicious':
      return { suspicion: { $ne: null } };
    case 'notes':
      return { notes: { $nin: [null, ''] } };
    default:
      return null;
  }
}

function answerFilter(answer: ListAppointmentsInput['reminderAnswer']): Filter | null {
  if (!answer) return null;
  return answer === 'none' ? { reminderSent: true, parentAnswer: null } : { 'parentAnswer.answer': answer };
}

/** Every word must be a part of a name, the phone or the e-mail. */
function searchFilters(search: string): Filter[] {
  return searchPatterns(search).map((pattern) => ({ searchTokens: { $regex: pattern } }));
}
