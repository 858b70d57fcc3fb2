import { type ProblemCode, sitePages } from '@practice/contracts';
import { DomainError, type Service, toDomainError } from '@practice/service-kit';
import express, { type Request, type Response, Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import { readPracticePhone } from '../edge/practice-phone.ts';
import { visitorContext } from '../edge/visitor-context.ts';
import { callRoute } from '../rest/call-route.ts';
import { type PostedForm, refusedForm } from './refused-form.ts';

const LIMIT = '64kb';
const SENT = `${sitePages.contact}?gonderildi=1#mesaj`;
const MESSAGES = '/api/contacts';

/**
 * The contact form of a browser that runs no scripts, posted to the page's own address. A message that is taken leads to the
 * page's success state, so that a reload sends nothing again; otherwise the form comes back with its errors and all that was
 * typed.
 */
export function contactFormRouter(services: readonly Service[], onProblem: (code: ProblemCode) => void): Router {
  const router = Router();
  const parse = express.urlencoded({ limit: LIMIT, extended: false });
  router.post(sitePages.contact, parse, async (request, response) => {
    const form = postedForm(request);
    try {
      await send(services, { form, request, response });
      response.redirect(303, SENT);
    } catch (error) {
      const problem = toDomainError(error);
      // Anything else is for the error handler, which logs it.
      if (problem.code === 'INTERNAL') throw error;
      onProblem(problem.code);
      response.status(problem.status).set('Cache-Control', 'no-store');
      if (problem.retryAfterSeconds) response.set('Retry-After', String(problem.retryAfterSeconds));
      const phone = problem.errors.length > 0 ? undefined : await readPracticePhone();
      response.type('html').send(refusedForm({ form, problem, phone, nonce: localsOf(response).nonce }));
    }
  });
  return router;
}

type Sending = { form: PostedForm; request: Request; response: Response };

async function send(services: readonly Service[], { form, request, response }: Sending): Promise<void> {
  const service = services.find(({ name }) => name === 'messaging');
  const route = service?.routes.find(({ method, path }) => method === 'post' && path === MESSAGES);
  if (!service || !route) throw new DomainError('UNAVAILABLE');
  const { kvkkConsent, legalTextVersion, ...texts } = form;
  // The form requires the consent, which the API does not.
  const body = { ...texts, kvkkConsent: kvkkConsent !== '', ...(legalTextVersion ? { legalTextVersion } : {}) };
  await callRoute(service, route, visitorContext(request, response), { params: {}, query: {}, body });
}

/** The form's fields, each as one text; others are left out. */
function postedForm({ body }: Request): PostedForm {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    contactType: text('contactType') || 'general',
    message: text('message'),
    kvkkConsent: text('kvkkConsent'),
    legalTextVersion: text('legalTextVersion'),
    website: text('website'),
  };
}
