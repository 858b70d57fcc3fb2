import type { SeriesChoiceInput, SeriesPreviewQuery } from '../../generated/graphql.ts';

export type SeriesDate = SeriesPreviewQuery['seriesPreview']['dates'][number];

/** What was chosen for dates that are not free, by date. */
export type Decisions = ReadonlyMap<string, SeriesChoiceInput>;

/** The dates that something has to be decided about: the first is asked about when it is saved, as in any form. */
export function openDates(dates: readonly SeriesDate[]): SeriesDate[] {
  return dates.slice(1).filter(({ state }) => state === 'taken' || state === 'closed');
}

/** What happens on a date that is not free: it is left out unless something else was chosen that is still offered. */
export function decisionAbout({ date, nearby }: SeriesDate, decisions: Decisions): SeriesChoiceInput {
  const chosen = decisions.get(date);
  const isOffered =
    chosen?.decision !== 'move' ||
    (nearby?.appointmentDate === chosen.appointmentDate && nearby?.appointmentTime === chosen.appointmentTime);
  return chosen && isOffered ? chosen : skip(date);
}

export const skip = (date: string): SeriesChoiceInput => ({ date, decision: 'skip' });
export const book = (date: string): SeriesChoiceInput => ({ date, decision: 'book' });

/** Takes the free time that is offered for a date; leaves it out when there is none. */
export function takeNearby({ date, nearby }: SeriesDate): SeriesChoiceInput {
  if (!nearby) return skip(date);
  const { appointmentDate, appointmentTime } = nearby;
  return { date, decision: 'move', appointmentDate, appointmentTime };
}

/** How many appointments of a series are made or stay, and how many dates are left out. */
export function countsOf(dates: readonly SeriesDate[], decisions: Decisions): { saved: number; skipped: number } {
  const skipped = openDates(dates).filter((one) => decisionAbout(one, decisions).decision === 'skip').length;
  return { saved: dates.length - skipped, skipped };
}
