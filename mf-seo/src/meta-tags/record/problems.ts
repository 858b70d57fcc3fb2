import { CombinedGraphQLErrors, readProblem } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import type { MetaTag } from './meta-tag.ts';

/** Codes whose sentence is not the server's own judgement of the deed. */
const withoutJudgement = new Set(['OFFLINE', 'UNREACHABLE', 'INTERNAL']);

/** The server's message, or else the given sentence. */
export function failureText(error: unknown, fallback: string): string {
  const { code, message, errors } = readProblem(error);
  if (withoutJudgement.has(code)) return fallback;
  return code === 'CONFLICT' ? (errors[0]?.message ?? message) : message;
}

/** The tag as it is now; null when the failure is no conflict of versions. */
export function currentOf(error: unknown): MetaTag | null {
  if (readProblem(error).code !== 'VERSION_CONFLICT' || !CombinedGraphQLErrors.is(error)) return null;
  const current = error.errors[0]?.extensions?.current;
  return typeof current === 'object' && current !== null ? (current as MetaTag) : null;
}

export function announceDone(title: string): void {
  toast.success({ title });
}

export function announceFailure(description: string): void {
  toast.error({ title: 'Hata', description });
}
