import type { ClosedTime } from '@practice/contracts';
import { CombinedGraphQLErrors, readProblem } from '@practice/ui/data';

/** An appointment at the requested time, from the server's refusal. */
export type Obstacle = {
  id: string;
  childName: string;
  appointmentDate: string;
  appointmentTime: string;
  appointmentEndTime: string;
  status: string;
};

/** Why a time was refused, both of which staff may allow. */
export type RefusedTime = { obstacles: readonly Obstacle[]; closedTimes: readonly ClosedTime[] };

/** What staff have allowed, as it is sent with the repeated action. */
export type Allowed = { allowConflict?: boolean; allowClosed?: boolean };

/** What the server has against a time; null for any other failure. */
export function refusedTimeOf(error: unknown): RefusedTime | null {
  if (!['APPOINTMENT_OVERLAP', 'CLOSED_TIME'].includes(readProblem(error).code)) return null;
  const { conflicts, closedTimes } = (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
  return { obstacles: listOf<Obstacle>(conflicts), closedTimes: listOf<ClosedTime>(closedTimes) };
}

function listOf<T>(value: unknown): T[] {
  return Array.isArray(value) ? value : [];
}
