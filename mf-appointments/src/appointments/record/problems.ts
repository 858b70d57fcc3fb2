import type { AppointmentRecord } from '@practice/contracts';
import { CombinedGraphQLErrors, readProblem } from '@practice/ui/data';

/** An appointment at the time that was asked for, as the server names it with APPOINTMENT_OVERLAP. */
export type Obstacle = {
  id: string;
  childName: string;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  status: string;
};

/** Codes whose sentence is not the server's own judgement of the deed. */
const withoutJudgement = new Set(['OFFLINE', 'UNREACHABLE', 'INTERNAL']);

/** What the server said about a failed deed; null when it said nothing of it. */
export function serverSentence(error: unknown): string | null {
  const { code, message } = readProblem(error);
  return withoutJudgement.has(code) ? null : message;
}

/** The appointments in the way; null when the failure is another one. */
export function obstaclesOf(error: unknown): Obstacle[] | null {
  if (readProblem(error).code !== 'APPOINTMENT_OVERLAP') return null;
  const { conflicts } = extensionsOf(error);
  return Array.isArray(conflicts) ? (conflicts as Obstacle[]) : [];
}

/** The record as it is now; null when the failure is no conflict of versions. */
export function currentOf(error: unknown): AppointmentRecord | null {
  if (readProblem(error).code !== 'VERSION_CONFLICT') return null;
  const { current } = extensionsOf(error);
  return typeof current === 'object' && current !== null ? (current as AppointmentRecord) : null;
}

function extensionsOf(error: unknown): Record<string, unknown> {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {};
}
