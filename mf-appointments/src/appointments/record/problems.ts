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

/** The overlapping appointments; null for any other failure. */
export function obstaclesOf(error: unknown): Obstacle[] | null {
  if (readProblem(error).code !== 'APPOINTMENT_OVERLAP') return null;
  const conflicts = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.conflicts;
  return Array.isArray(conflicts) ? (conflicts as Obstacle[]) : [];
}
