import { type DomainError, toDomainError } from '@practice/service-kit';
import type { Response } from 'express';

/**
 * Why a form was refused, with a sentence for whoever sent it. Anything else is thrown again, for the error handler, which logs
 * it.
 */
export function refusedChange(error: unknown, response: Response): { status: number; problem: string } {
  const refusal: DomainError = toDomainError(error);
  if (refusal.code !== 'VALIDATION_FAILED' && refusal.code !== 'TOO_MANY_REQUESTS') throw error;
  if (refusal.retryAfterSeconds) response.set('Retry-After', String(refusal.retryAfterSeconds));
  return { status: refusal.status, problem: refusal.errors[0]?.message ?? refusal.message };
}
