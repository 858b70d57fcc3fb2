import { z } from './zod-setup.ts';

/** What a parent may answer to a reminder. */
export const reminderAnswers = ['coming', 'other_time'] as const;
export type ReminderAnswer = (typeof reminderAnswers)[number];

export const reminderAnswerLabels: Record<ReminderAnswer, string> = {
  coming: 'Veli geleceğini bildirdi',
  other_time: 'Veli başka bir zaman istiyor',
};

/** The answers in a list of appointments; `none`: a reminder was sent, and nobody has answered. */
export const reminderAnswerFilters = [...reminderAnswers, 'none'] as const;
export type ReminderAnswerFilter = (typeof reminderAnswerFilters)[number];

export const reminderAnswerFilterLabels: Record<ReminderAnswerFilter, string> = {
  coming: 'Geliyor',
  other_time: 'Başka zaman istiyor',
  none: 'Yanıt yok',
};

/** Path of the page on which a parent answers; a token follows. */
export const REMINDER_ANSWER_PATH = '/hatirlatma';

/** Why nothing can be answered, unless it is `open`: a wrong link, another time, not confirmed, over. */
const answerStates = ['open', 'unknown', 'moved', 'not-confirmed', 'over'] as const;

/** What the page of a link shows; `date` and `time` are those of the link, null where it is none. */
export const answerPage = z.object({
  state: z.enum(answerStates),
  date: z.string().nullable(),
  time: z.string().nullable(),
  answer: z.enum(reminderAnswers).nullable(),
});
export type AnswerPage = z.infer<typeof answerPage>;

export const readAnswerPageInput = z.object({ token: z.string().max(200) });
export const answerReminderInput = z.object({
  token: z.string().max(200),
  answer: z.enum(reminderAnswers, 'Lütfen yanıtınızı seçin.'),
});
