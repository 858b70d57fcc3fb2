import { addDays, type SkippedDate, type UpdateAppointmentInput, updateAppointmentInput, z } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { ClientSession } from 'mongoose';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { deleteContents } from '../clinical/file-contents.ts';
import { keepsOwnTime, withoutExceptions } from '../series/exceptions.ts';
import { isInSeries, isOpen, listSeries, plannedDateOf } from '../series/list-series.ts';
import { changedRecurrence, planSeries, type SeriesPlan } from '../series/plan-series.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { addOccurrences, daysOf } from './add-occurrences.ts';
import type { Changes } from './change-appointment.ts';
import { changeTogether, type Edit, ensureSchedulesOf } from './change-together.ts';
import type { SavedAppointment } from './create-appointment.ts';
import { durationOf } from './duration-of.ts';
import { findAppointment } from './find-appointment.ts';
import { keepClosedOut, markException } from './keep-closed-out.ts';
import { nextOccurrence } from './next-occurrence.ts';
import { removeAppointment } from './remove-appointment.ts';
import { followsStatus, withOneEmail } from './series-status.ts';

const withId = updateAppointmentInput.safeExtend({ id: z.string() });

/**
 * Changes an appointment for staff; with `scope` the following ones or all of its series too, whose dates move by as
 * many days as its own. Fields that were changed for one of them alone stay there; what is past, completed or cancelled
 * keeps its time, and so does, with a report in `skipped`, an other one that has a time of its own or would get a closed
 * one. `savedCount` is this one and the others that have changed. `notifyParent` is about this one alone. An old `version`
 * is refused with the current record; without one the change is applied. A new recurrence replans the following
 * appointments (`planSeries`). All of it is one transaction.
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, SERIES_DATES_CHANGED; CLOSED_TIME with what closes a
 * new time of this one, APPOINTMENT_OVERLAP with all that are in the way
 */
export async function updateAppointment(ctx: ServiceContext, raw: unknown): Promise<SavedAppointment> {
  const input = readInput(ctx, 'appointment:write', withId, raw);
  if (input.serviceType) input.serviceType = await findServiceSlug(input.serviceType);
  const choices = input.seriesChoices ?? null;
  const planned = await planEdit(ctx, input);
  await ensureSchedulesOf(planned.edits, daysOf(planned.plan?.added ?? [], choices));
  const { contents, ...result } = await withTransaction(async (session) => {
    const { plan, edits: all, days, ownTimes } = await planEdit(ctx, input, session);
    const { edits, skipped: unmoved } = await keepClosedOut(session, all, days);
    const decided = { allowConflict: input.allowConflict ?? false, allowClosed: input.allowClosed ?? false };
    const { first: saved, othersChanged } = await changeTogether(session, ctx, edits, decided);
    if (days !== 0) await movePlannedDates(session, edits, days);
    if (plan && saved.plannedDate) await setPlannedDate(session, saved, plan.first);
    const contents: (string | null)[] = [];
    for (const { _id } of plan?.dropped ?? []) contents.push(...(await removeAppointment(session, ctx, String(_id))));
    const { count, skipped } =
      plan && plan.added.length > 0
        ? await addOccurrences(session, ctx, {
            fields: { ...nextOccurrence(saved), appointmentDate: plan.first },
            dates: plan.added,
            choices,
          })
        : { count: 0, skipped: [] };
    return {
      appointment: toAppointmentRecord(saved),
      savedCount: 1 + othersChanged + count,
      skipped: [...ownTimes, ...unmoved, ...skipped].sort((a, b) => a.date.localeCompare(b.date)),
      contents,
    };
  });
  await deleteContents(contents);
  return result;
}

type Input = UpdateAppointmentInput & { id: string };

/** What changes where, the edited appointment first; and which of the others stay at times of their own. */
async function planEdit(
  ctx: ServiceContext,
  { id, ...input }: Input,
  session?: ClientSession,
): Promise<{ plan: SeriesPlan | null; edits: Edit[]; days: number; ownTimes: SkippedDate[] }> {
  const target = await findAppointment(id, session);
  const scope = input.scope ?? 'one';
  const changes = toChanges(target, input);
  const from = changes.appointmentDate ?? plannedDateOf(target);
  const recurrence = changedRecurrence(target, changes, { first: from, count: input.recurringCount ?? null });
  const plan = recurrence && (await planSeries(ctx, target, recurrence, from, session));
  const others = (plan?.kept ?? (await listSeries(target, scope, session))).filter(
    ({ _id }) => !_id.equals(target._id),
  );
  const isShift = !plan && scope !== 'one' && changes.appointmentDate;
  const days = isShift ? daysBetween(target.appointmentDate, changes.appointmentDate ?? '') : 0;
  const first: Edit = {
    appointment: target,
    changes: { ...changes, ...recurrence },
    changeType: 'updated',
    version: input.version ?? null,
    notifyParent: input.notifyParent ?? false,
    ...(isInSeries(target) ? { inSeries: scope === 'one' && !recurrence ? 'alone' : 'together' } : {}),
  };
  const asked = (one: StoredAppointment) => (scope === 'one' ? {} : changesOf(one, target, { ...changes }, days));
  const ofOthers = others.map((appointment): Edit => {
    const own = withoutExceptions(appointment, asked(appointment));
    return { appointment, changes: { ...own, ...recurrence }, changeType: 'updated', version: null };
  });
  const ownTimes = others
    .filter((one) => keepsOwnTime(one, asked(one)))
    .map(({ appointmentDate: date }) => ({ date, code: 'OWN_TIME', message: 'Seriden ayrı olan zamanı korundu.' }));
  return { plan, days, ownTimes, edits: changes.status ? withOneEmail([first, ...ofOthers]) : [first, ...ofOthers] };
}

const daysBetween = (from: string, to: string) => differenceInCalendarDays(parseISO(to), parseISO(from));

/** What a change of its series asks of one of the others. */
function changesOf(
  appointment: StoredAppointment,
  target: StoredAppointment,
  { appointmentDate: _, ...changes }: Changes,
  days: number,
): Changes {
  if (days !== 0) Object.assign(changes, { appointmentDate: addDays(appointment.appointmentDate, days) });
  if (changes.status && !followsStatus(appointment, target, changes.status)) delete changes.status;
  return changes;
}

/** An appointment that keeps a day of its own stands for a planned date that has moved. */
async function movePlannedDates(session: ClientSession, edits: readonly Edit[], days: number): Promise<void> {
  for (const edit of edits) {
    const { appointment, changes } = edit;
    if (!changes.appointmentDate && isOpen(appointment)) await markException(session, edit, days);
    else if (appointment.plannedDate)
      await setPlannedDate(session, appointment, addDays(appointment.plannedDate, days));
  }
}

async function setPlannedDate(session: ClientSession, { _id }: StoredAppointment, plannedDate: string): Promise<void> {
  await AppointmentModel.updateOne({ _id }, { $set: { plannedDate } }, { session });
}

/** The record's fields from the form's: what was not sent stays, what was emptied gets its default. */
function toChanges(target: StoredAppointment, input: UpdateAppointmentInput): Changes {
  const { appointmentEndTime, duration, reason, priority, paymentStatus, calendarColor, status, ...others } = input;
  const { version, allowConflict, allowClosed, notifyParent, scope, seriesChoices, recurringCount, ...rest } = others;
  const changes: Changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (status) changes.status = status;
  if (priority) changes.priority = priority;
  if (paymentStatus) changes.paymentStatus = paymentStatus;
  if (calendarColor) changes.calendarColor = calendarColor;
  if (rest.reminderSent === null) changes.reminderSent = false;
  if (rest.isRecurring === null) changes.isRecurring = false;
  if (reason !== undefined) changes.reason = reason ?? '';
  const appointmentTime = input.appointmentTime ?? target.appointmentTime;
  if (duration != null || appointmentEndTime)
    changes.duration = durationOf({ appointmentTime, appointmentEndTime, duration });
  else durationOf({ appointmentTime, duration: target.duration });
  return changes;
}
