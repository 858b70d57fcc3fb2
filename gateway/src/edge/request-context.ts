import { CHALLENGE_HEADER, CHALLENGE_SOLUTION_PATTERN } from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { Request, Response } from 'express';
import { sessionKeyOfRequest } from '../auth/identify.ts';
import { callerAddress } from './caller-address.ts';
import { cameByHttps } from './came-by-https.ts';
import { actorOf, localsOf } from './locals.ts';

const MAX_USER_AGENT = 300;
const KEY = /^[\x20-\x7e]{1,200}$/;

/**
 * The context that domain functions get: a new object each time, because the stitched schema caches by context.
 * @throws DomainError MALFORMED_REQUEST when the Idempotency-Key is empty, too long or not printable, or the solution of a
 * challenge is not base64.
 */
export function contextOf(request: Request, response: Response): ServiceContext {
  const sessionKey = sessionKeyOfRequest(request);
  const { requestId, trace } = localsOf(response);
  return {
    actor: actorOf(response),
    requestId,
    trace,
    address: callerAddress(request),
    userAgent: (request.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
    isSecure: cameByHttps(request),
    idempotencyKey: idempotencyKeyOf(request),
    ...solutionOf(request),
    ...(sessionKey === undefined ? {} : { sessionKey }),
  };
}

function solutionOf(request: Request): { challengeSolution?: string } {
  const challengeSolution = request.get(CHALLENGE_HEADER);
  if (!challengeSolution) return {};
  if (CHALLENGE_SOLUTION_PATTERN.test(challengeSolution)) return { challengeSolution };
  throw new DomainError('MALFORMED_REQUEST', {
    errors: [{ field: CHALLENGE_HEADER, message: 'En fazla 2000 karakterlik base64 olmalıdır', code: 'INVALID' }],
  });
}

function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (KEY.test(key)) return key;
  throw new DomainError('MALFORMED_REQUEST', {
    errors: [{ field: 'Idempotency-Key', message: 'En fazla 200 yazdırılabilir karakter olmalıdır', code: 'INVALID' }],
  });
}
