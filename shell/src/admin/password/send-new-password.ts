import type { ChangedPassword, ChangePasswordInput, FieldProblem, ProblemResponse } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';
import { waitText } from '../session/use-countdown.ts';

type PasswordResult =
  | { done: ChangedPassword; refused?: never }
  /** `message` is set when the failure belongs to no field. */
  | { done?: never; refused: { message: string; errors: readonly FieldProblem[] } };

const unreachable = 'Sunucuya şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.';

/** PUT /api/auth/password. Never rejects: a failure is in the result. */
export async function sendNewPassword(send: StaffFetch, input: ChangePasswordInput): Promise<PasswordResult> {
  try {
    const response = await send('/api/auth/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = await response.json();
    return response.ok ? { done: body as ChangedPassword } : { refused: readRefusal(body, response.headers) };
  } catch {
    return { refused: { message: unreachable, errors: [] } };
  }
}

function readRefusal({ message, errors = [] }: Partial<ProblemResponse>, headers: Headers) {
  const wait = Number(headers.get('retry-after'));
  const sentences = [message ?? unreachable, wait > 0 ? `${waitText(wait)} sonra yeniden deneyebilirsiniz.` : ''];
  return { message: sentences.join(' ').trim(), errors };
}
