import { anonymousActor, type ServiceContext } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { callerAddress } from './caller-address.ts';
import { localsOf } from './locals.ts';

/** Whom the services see for a form without scripts: a visitor, whoever is signed in. */
export function visitorContext(request: Request, response: Response): ServiceContext {
  const { requestId, trace } = localsOf(response);
  const address = callerAddress(request);
  return { actor: anonymousActor, requestId, trace, address, origin: 'form', idempotencyKey: null };
}
