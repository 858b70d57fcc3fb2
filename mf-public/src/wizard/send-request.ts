import type { QueryClient } from '@practice/ui/query';
import { BookAppointmentDocument } from '../generated/graphql.ts';
import { ResponseTimeout } from './failure.ts';
import type { WizardAnswers } from './form-values.ts';

/** How long to wait for the response. */
const RESPONSE_TIMEOUT_MS = 20_000;

export type RequestBody = WizardAnswers & {
  legalTextVersion: string | undefined;
  website: string;
};

type Sending = { client: QueryClient; body: RequestBody; key: string };

/**
 * Sends the request once. The response repeats personal data, so the client does not cache it.
 * @throws what `readSendingProblem` reads: GraphQL or network errors, ResponseTimeout.
 */
export async function sendRequest({ client, body, key }: Sending): Promise<void> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ResponseTimeout());
      controller.abort();
    }, RESPONSE_TIMEOUT_MS);
  });
  const result = client.mutate({
    mutation: BookAppointmentDocument,
    variables: { input: body },
    headers: { 'Idempotency-Key': key },
    signal: controller.signal,
  });
  // After a timeout the aborted request rejects, and nothing awaits it any more.
  result.catch(() => undefined);
  try {
    await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
