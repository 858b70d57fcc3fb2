import type { StaffFetch } from '@practice/ui/back-office';
import type { Session } from './session.ts';

/**
 * `fetch` for every call of the back office, GraphQL and REST. When the server responds that the session has ended, the
 * call waits while the user signs in again and is then repeated; it was rejected, so nothing had been done yet. When
 * signing in is given up, the rejection is returned.
 */
export function createStaffFetch(
  session: Pick<Session, 'signInAgain'>,
  send: typeof fetch = (input, init) => fetch(input, init),
): StaffFetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(input, { credentials: 'same-origin', ...init });
      // Do not retry for ever an address that rejects every signed-in user.
      if (attempt > maxAttempts || !(await isSessionOver(response, input))) return response;
      try {
        await session.signInAgain(init?.signal);
      } catch {
        init?.signal?.throwIfAborted();
        return response;
      }
    }
  };
}

const code = 'UNAUTHENTICATED';
const maxAttempts = 5;

/** REST responds with 401, GraphQL with an error code; only when nothing of the operation was carried out. */
async function isSessionOver(response: Response, address: string): Promise<boolean> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || (response.status !== 401 && !address.endsWith('/graphql'))) return false;
  const text = await response.clone().text();
  if (!text.includes(code)) return false;
  try {
    return isRefusal(JSON.parse(text));
  } catch {
    return false;
  }
}

function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { code: own, errors, data } = body as { code?: unknown; errors?: unknown; data?: unknown };
  if (own === code) return true;
  const isAmongErrors =
    Array.isArray(errors) && errors.some((each) => (each as Refused | null)?.extensions?.code === code);
  // A partly executed mutation must not be repeated.
  const isNothingDone = !data || Object.values(data).every((field) => field === null);
  return isAmongErrors && isNothingDone;
}

type Refused = { extensions?: { code?: unknown } };
