import {
  type ClosedTime,
  type FieldProblem,
  type ProblemCode,
  problems,
  type SubmissionChallenge,
} from '@practice/contracts';

type Details = {
  /** In place of the code's own sentence. */
  message?: string;
  errors?: FieldProblem[];
  /** VERSION_CONFLICT: the record as it is now. */
  current?: unknown;
  /** APPOINTMENT_OVERLAP and CLOSED_TIME: the appointments in the way. */
  conflicts?: unknown;
  /** CLOSED_TIME: what closes the time. */
  closedTimes?: ClosedTime[];
  retryAfterSeconds?: number;
  /** CHALLENGE_REQUIRED and CHALLENGE_FAILED. */
  challenge?: SubmissionChallenge;
};

/** A rejection: thrown by a resolver of `fakeApi`, or passed to `fail`, it gets the gateway's response. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly extensions: Record<string, unknown>;

  constructor(code: ProblemCode, details: Details = {}) {
    const message = details.message ?? problems[code].message;
    super(message);
    this.extensions = { code, errors: [], ...details, message };
  }
}
