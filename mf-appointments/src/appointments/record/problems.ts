import type { AppointmentRecord } from '@practice/contracts';
import { CombinedGraphQLErrors, readProblem } from '@practice/ui/data';

/** An appointment at the requested time, from the server's APPOINTMENT_OVERLAP. */
export type Obstacle = {
  id: string;
  childName: string;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  status: string;
};

/** Codes whose message is generic rather than about the action. */
const withoutJudgement = new Set(['OFFLINE', 'UNREACHABLE', 'INTERNAL']);

/** The server's message about a failed action; null when it has none of its own. */
export function serverSentence(error: unknown): string | null {
  const { code, message } = readProblem(error);
  return withoutJudgement.has(code) ? null : message;
}

/** The overlapping appointments; null for any other failure. */
export function obstaclesOf(error: unknown): Obstacle[] | null {
  if (readProblem(error).code !== 'APPOINTMENT_OVERLAP') return null;
  const { conflicts } = extensionsOf(error);
  return Array.isArray(conflicts) ? (conflicts as Obstacle[]) : [];
}

/** The current record; null when the failure is not a version conflict. */
export function currentOf(error: unknown): AppointmentRecord | null {
  if (readProblem(error).code !== 'VERSION_CONFLICT') return null;
  const { current } = extensionsOf(error);
  return typeof current === 'object' && current !== null ? (current as AppointmentRecord) : null;
}

function extensionsOf(error: unknown): Record<string, unknown> {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {};
}
