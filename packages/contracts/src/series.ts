import { DURATION_MINUTES, recurringPatterns } from './appointments.ts';
import { closedTimeKinds } from './closed-times.ts';
import { isoDate, timeOfDay } from './date-formats.ts';
import { z } from './zod-setup.ts';

/** How many appointments a series has: so many when neither an end nor a number is given, and at most. */
export const SERIES_LENGTH = { default: 12, min: 2, max: 52 };

/** Which appointments of a series a change is for. */
export const seriesScope = z.enum(['one', 'following', 'all']);

/** What a series meets on one of its dates; `existing` has an appointment of the series already. */
export const seriesDateStates = ['free', 'taken', 'closed', 'existing'] as const;

/** Why a date of a series is not free. */
export const seriesObstacles = [...closedTimeKinds, 'full', 'appointment'] as const;

export const seriesObstacleLabels: Record<SeriesObstacle, string> = {
  holiday: 'Tatil',
  weekday: 'Çalışma günü değil',
  hours: 'Çalışma saatleri dışında',
  break: 'Mola saati',
  blockout: 'Kapalı saat',
  slot: 'Kapatılmış saat',
  past: 'Geçmiş saat',
  full: 'Günün randevu sayısı doldu',
  appointment: 'Bu saatte başka bir randevu var',
};

/** An obstacle in words: `Tatil: Cumhuriyet Bayramı`. */
export function seriesObstacleText({ obstacle, detail }: { obstacle: SeriesObstacle; detail: string | null }): string {
  return detail ? `${seriesObstacleLabels[obstacle]}: ${detail}` : seriesObstacleLabels[obstacle];
}

/** What becomes of a date that is not free: left out, booked all the same, or another time in its place. */
export const seriesDecisions = ['skip', 'book', 'move'] as const;

/** A decision about a date of a series; `appointmentDate` and `appointmentTime` say where to it moves. */
export const seriesChoiceInput = z
  .strictObject({
    date: isoDate,
    decision: z.enum(seriesDecisions),
    appointmentDate: z.nullish(isoDate),
    appointmentTime: z.nullish(timeOfDay),
  })
  .refine(
    ({ decision, appointmentDate, appointmentTime }) => decision !== 'move' || (appointmentDate && appointmentTime),
    {
      path: ['appointmentTime'],
      message: 'Yeni gün ve saati seçin',
    },
  )
  .meta({ id: 'SeriesChoiceInput' });

const countMessage = `Randevu sayısı ${SERIES_LENGTH.min} ile ${SERIES_LENGTH.max} arasında olmalı`;
const count = z
  .number(countMessage)
  .int(countMessage)
  .min(SERIES_LENGTH.min, countMessage)
  .max(SERIES_LENGTH.max, countMessage);
const durationMessage = `Süre ${DURATION_MINUTES.min} ile ${DURATION_MINUTES.max} dakika arasında olmalı`;
const COUNT = 'Instead of an end: how many appointments, the first included.';

/** What an appointment's input says about its series, beside pattern and end. */
export const seriesFields = {
  recurringCount: count.nullish().meta({ description: COUNT }),
  seriesChoices: z
    .array(seriesChoiceInput)
    .max(SERIES_LENGTH.max, `En fazla ${SERIES_LENGTH.max} gün için karar gönderilebilir`)
    .nullish()
    .meta({
      description:
        'Decisions about dates that are not free. Given, even empty, all dates are saved as decided or nothing is; without it, dates that are not free are skipped and reported.',
    }),
};

/** A series ends on a date or after a number of appointments. */
export const endsOnce = {
  check: (input: { recurringEndDate?: string | null | undefined; recurringCount?: number | null | undefined }) =>
    !input.recurringEndDate || !input.recurringCount,
  problem: {
    path: ['recurringCount'],
    message: 'Bitiş tarihi ile randevu sayısından yalnızca biri girilebilir',
  },
};

/** A series to look at before it is saved; of an existing appointment with its id. */
export const seriesPreviewInput = z
  .object({
    appointmentDate: isoDate,
    appointmentTime: timeOfDay,
    duration: z.coerce
      .number(durationMessage)
      .int(durationMessage)
      .min(DURATION_MINUTES.min, durationMessage)
      .max(DURATION_MINUTES.max, durationMessage)
      .nullish(),
    recurringPattern: z.enum(recurringPatterns),
    recurringEndDate: z.nullish(isoDate),
    recurringCount: z.coerce.number(countMessage).pipe(count).nullish().meta({ description: COUNT }),
    appointmentId: z.string().nullish().meta({ description: 'Of the appointment whose recurrence changes.' }),
  })
  .refine(endsOnce.check, endsOnce.problem)
  .refine((input) => !input.recurringEndDate || input.recurringEndDate >= input.appointmentDate, {
    path: ['recurringEndDate'],
    message: 'Bitiş tarihi ilk randevudan önce olamaz',
  });

const appointmentTimeOf = z.object({ appointmentDate: z.string(), appointmentTime: z.string() });

/** A date of a series. */
const seriesDateRecord = z
  .object({
    date: z.string(),
    appointmentTime: z.string(),
    state: z.enum(seriesDateStates),
    obstacle: z.enum(seriesObstacles).nullable(),
    detail: z.string().nullable().meta({ description: 'What closes the time, or who has it.' }),
    nearby: appointmentTimeOf.nullable().meta({ description: 'A free time near a date that is not free.' }),
  })
  .meta({ id: 'SeriesDate' });

/** What saving a series would do: its dates in order, the first included, and the appointments that leave it. */
export const seriesPreviewRecord = z
  .object({
    dates: z.array(seriesDateRecord),
    removed: z.array(appointmentTimeOf.extend({ id: z.string() })),
  })
  .meta({ id: 'SeriesPreview' });

export type SeriesObstacle = (typeof seriesObstacles)[number];
export type SeriesScope = z.infer<typeof seriesScope>;
export type SeriesChoice = z.output<typeof seriesChoiceInput>;
export type SeriesPreviewRecord = z.infer<typeof seriesPreviewRecord>;
