import { type FieldProblem, type ProblemCode, problems } from '@practice/contracts';

type Details = {
  /** In place of the code's own sentence. */
  message?: string;
  errors?: FieldProblem[];
  /** VERSION_CONFLICT: the record as it is now. */
  current?: unknown;
  /** APPOINTMENT_OVERLAP: the appointments in the way. */
  conflicts?: unknown;
  retryAfterSeconds?: number;
};

/** A refusal: thrown by a resolver of `fakeApi`, or given to `fail`, it is answered the way the gateway answers it. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly extensions: Record<string, unknown>;

  constructor(code: ProblemCode, details: Details = {}) {
    const message = details.message ?? problems[code].message;
    super(message);
    this.extensions = { code, errors: [], ...details, message };
  }
}
