import {
  type AnswerPage,
  phoneLink,
  practicePhone,
  REMINDER_ANSWER_PATH,
  type ReminderAnswer,
  settingValue,
  siteName,
} from '@practice/contracts';
import {
  anonymousActor,
  callService,
  readAllSettings,
  type ServiceContext,
  toDomainError,
} from '@practice/service-kit';
import express, { type Request, type Response, Router } from 'express';
import { callerAddress } from '../edge/caller-address.ts';
import { localsOf } from '../edge/locals.ts';
import { answerHtml, type Practice } from './answer-html.ts';

const PATH = `${REMINDER_ANSWER_PATH}/:token`;
const statuses: Partial<Record<AnswerPage['state'], number>> = {
  unknown: 404,
  over: 410,
  moved: 410,
  'not-confirmed': 410,
};

/**
 * The page that the link in a reminder leads to. Opening it changes nothing, since mail programs open links by themselves; the
 * form on it answers, and leads back to the page.
 */
export function answerRouter(): Router {
  const router = Router();
  router.get(PATH, async (request, response) => {
    const page = await callService(
      'appointments',
      'readAnswerPage',
      { token: tokenOf(request) },
      contextOf(request, response),
    );
    await show(response, page);
  });
  router.post(PATH, express.urlencoded({ limit: '2kb', extended: false }), async (request, response) => {
    const ctx = contextOf(request, response);
    const token = tokenOf(request);
    const answer = (request.body as { answer?: ReminderAnswer } | undefined)?.answer as ReminderAnswer;
    try {
      const page = await callService('appointments', 'answerReminder', { token, answer }, ctx);
      if (page.state !== 'open') return await show(response, page);
      response.set('Cache-Control', 'no-store').redirect(303, `${REMINDER_ANSWER_PATH}/${encodeURIComponent(token)}`);
    } catch (error) {
      const problem = toDomainError(error);
      // Anything else is for the error handler, which logs it.
      if (problem.code !== 'VALIDATION_FAILED' && problem.code !== 'TOO_MANY_REQUESTS') throw error;
      if (problem.retryAfterSeconds) response.set('Retry-After', String(problem.retryAfterSeconds));
      const page = await callService('appointments', 'readAnswerPage', { token }, ctx);
      await show(response, page, { status: problem.status, text: problem.errors[0]?.message ?? problem.message });
    }
  });
  return router;
}

async function show(response: Response, page: AnswerPage, problem?: { status: number; text: string }): Promise<void> {
  response.status(problem?.status ?? statuses[page.state] ?? 200);
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
  const { nonce } = localsOf(response);
  response
    .type('html')
    .send(answerHtml({ page, practice: await readPractice(), nonce, ...(problem ? { problem: problem.text } : {}) }));
}

async function readPractice(): Promise<Practice> {
  const stored = await readAllSettings();
  const read = (key: Parameters<typeof settingValue>[1]) => settingValue(stored, key).trim();
  return { name: siteName(read), phone: phoneLink(practicePhone(read)) };
}

const tokenOf = ({ params: { token } }: Request) => (typeof token === 'string' ? token.slice(0, 200) : '');

function contextOf(request: Request, response: Response): ServiceContext {
  const { requestId, trace } = localsOf(response);
  return { actor: anonymousActor, requestId, trace, address: callerAddress(request), idempotencyKey: null };
}
