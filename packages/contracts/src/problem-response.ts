import { submissionChallenge } from './challenges.ts';
import { closedTime } from './closed-times.ts';
import { z } from './zod-setup.ts';

/** One refused field: its path (`reason`, `items.0.title`), a Turkish sentence and a stable code. */
const fieldProblem = z
  .object({ field: z.string(), message: z.string(), code: z.string() })
  .meta({ id: 'FieldProblem' });

/** The error response of every REST call; GraphQL has the same fields under `extensions`. */
export const problemResponse = z
  .object({
    message: z.string(),
    code: z.string(),
    errors: z.array(fieldProblem),
    current: z.unknown().optional().meta({ description: 'VERSION_CONFLICT: the record as it is now.' }),
    conflicts: z
      .unknown()
      .optional()
      .meta({ description: 'APPOINTMENT_OVERLAP and CLOSED_TIME: the appointments in the way.' }),
    closedTimes: z.array(closedTime).optional().meta({ description: 'CLOSED_TIME: what closes the time, in words.' }),
    challenge: submissionChallenge.optional().meta({
      description: 'CHALLENGE_REQUIRED and CHALLENGE_FAILED: what to solve before the request is sent again.',
    }),
  })
  .meta({ id: 'Problem' });

export type FieldProblem = z.infer<typeof fieldProblem>;
export type ProblemResponse = z.infer<typeof problemResponse>;

const attachment = problemResponse.omit({ message: true, code: true, errors: true });

/** What a problem carries beside its sentence, code and fields: all that the caller needs to go on, however it was sent. */
export type ProblemAttachment = z.infer<typeof attachment>;

/** Returns the attachment of a problem that came as a response or as the extensions of a GraphQL error. */
export function attachmentOf(problem: Record<string, unknown>): ProblemAttachment {
  const given = Object.keys(attachment.shape).filter((name) => problem[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, problem[name]]));
}
