import type { FieldProblem, SubmissionChallenge } from '@practice/contracts';

/** A failure as every screen shows it: a Turkish sentence, a code, and the rejected fields. */
export type Problem = {
  message: string;
  code: string;
  errors: FieldProblem[];
  offline: boolean;
  /** Seconds to wait, when the server gives them (429, 503). */
  retryAfterSeconds?: number;
  /** What to solve before the request is sent again. */
  challenge?: SubmissionChallenge;
};

const sentences = {
  offline: 'İnternet bağlantınız yok gibi görünüyor. Bağlantınızı kontrol edip tekrar deneyin.',
  unreachable: 'Sunucuya şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
  unexpected: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
};

/** The problem of a request that never arrived: `OFFLINE` or `UNREACHABLE`. */
export function unreached(isOnline: boolean): Problem {
  if (!isOnline) return { message: sentences.offline, code: 'OFFLINE', errors: [], offline: true };
  return { message: sentences.unreachable, code: 'UNREACHABLE', errors: [], offline: false };
}

type Body = { message?: unknown; code?: unknown; errors?: unknown; retryAfterSeconds?: unknown; challenge?: unknown };

/** The problem in the server's response; `INTERNAL` when it is unreadable. */
export function fromBody(body: Body): Problem {
  const code = typeof body.code === 'string' ? body.code : 'INTERNAL';
  return {
    message: typeof body.message === 'string' && body.message !== '' ? body.message : sentences.unexpected,
    code,
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldProblem) : [],
    offline: false,
    ...(Number(body.retryAfterSeconds) > 0 ? { retryAfterSeconds: Number(body.retryAfterSeconds) } : {}),
    ...(body.challenge ? { challenge: body.challenge as SubmissionChallenge } : {}),
  };
}

/** A REST body, or a GraphQL response with an error status. */
export function parseBody(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const [first] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
    return first?.extensions ? { message: first.message, ...first.extensions } : body;
  } catch {
    return {};
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'field' in value && 'message' in value;
}
