import { PASSWORD_LINK_HASH, PASSWORD_LINK_PARAM, type PasswordLink, type ProblemResponse } from '@practice/contracts';
import { waitText } from '../session/use-countdown.ts';

/** `isExpired`: the link is of no use any more; `isWeak`: the password that was typed is. */
type Refusal = { message: string; isExpired: boolean; isWeak: boolean };

/** What was sent back: the answer, or why not. */
type LinkResult<T> = { done: T; refused?: never } | { done?: never; refused: Refusal };

const unreachable = 'Sunucuya şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.';

/** The token of a link from an e-mail; null for any other fragment. */
export function linkTokenOf(hash: string): string | null {
  const [name, query = ''] = hash.split('?');
  return (name === PASSWORD_LINK_HASH && new URLSearchParams(query).get(PASSWORD_LINK_PARAM)) || null;
}

/** Asks for an e-mail with a link; the answer is the same when nobody has the address. */
export function requestLink(email: string): Promise<LinkResult<undefined>> {
  return send('/api/auth/forgot-password', { email });
}

/** Whose password a link sets. */
export function readLink(token: string): Promise<LinkResult<PasswordLink>> {
  return send('/api/auth/password-link', { token });
}

export function resetPassword(token: string, password: string): Promise<LinkResult<undefined>> {
  return send('/api/auth/reset-password', { token, password });
}

/** Never rejects. */
async function send<T>(path: string, input: object): Promise<LinkResult<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    const body = response.status === 204 ? undefined : await response.json();
    return response.ok ? { done: body as T } : { refused: readRefusal(body, response) };
  } catch {
    return { refused: { message: unreachable, isExpired: false, isWeak: false } };
  }
}

function readRefusal({ message, code, errors = [] }: Partial<ProblemResponse>, { headers }: Response): Refusal {
  const wait = Number(headers.get('retry-after'));
  const sentences = [
    errors[0]?.message ?? message ?? unreachable,
    wait > 0 ? `${waitText(wait)} sonra yeniden deneyebilirsiniz.` : '',
  ];
  return { message: sentences.join(' ').trim(), isExpired: code === 'LINK_EXPIRED', isWeak: code === 'WEAK_PASSWORD' };
}
