import { type AnswerPage, REMINDER_ANSWER_PATH, type ReminderAnswer } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import express, { type Response, Router } from 'express';
import { visitorContext } from '../edge/visitor-context.ts';
import { linkToken } from '../link-pages/link-token.ts';
import { refusedChange } from '../link-pages/refused-change.ts';
import { sendLinkPage } from '../link-pages/send-link-page.ts';
import { answerPart } from './answer-part.ts';

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
    const ctx = visitorContext(request, response);
    await show(response, await callService('appointments', 'readAnswerPage', { token: linkToken(request) }, ctx));
  });
  router.post(PATH, express.urlencoded({ limit: '2kb', extended: false }), async (request, response) => {
    const ctx = visitorContext(request, response);
    const token = linkToken(request);
    const answer = (request.body as { answer?: ReminderAnswer } | undefined)?.answer as ReminderAnswer;
    try {
      const page = await callService('appointments', 'answerReminder', { token, answer }, ctx);
      if (page.state !== 'open') return await show(response, page);
      response.set('Cache-Control', 'no-store').redirect(303, `${REMINDER_ANSWER_PATH}/${encodeURIComponent(token)}`);
    } catch (error) {
      const { status, problem } = refusedChange(error, response);
      const page = await callService('appointments', 'readAnswerPage', { token }, ctx);
      await sendLinkPage(response, status, { ...answerPart(page), problem });
    }
  });
  return router;
}

function show(response: Response, page: AnswerPage): Promise<void> {
  return sendLinkPage(response, statuses[page.state] ?? 200, answerPart(page));
}
