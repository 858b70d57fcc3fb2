import type { QueryClient } from '@practice/ui/query';
import { sendSolved } from '../challenges/send-solved.ts';
import { BookAppointmentDocument } from '../generated/graphql.ts';
import { ResponseTimeout } from './failure.ts';
import type { WizardAnswers } from './form-values.ts';

/** How long to wait for the response. */
const RESPONSE_TIMEOUT_MS = 20_000;

export type RequestBody = WizardAnswers & {
  legalTextVersion: string | undefined;
  website: string;
};

type Sending = {
  client: QueryClient;
  body: RequestBody;
  key: string;
  /** Told when a challenge of the server is being solved, and when it is. */
  onSolving: (isSolving: boolean) => void;
};

/**
 * Sends the request; once more, with the same key, when the server wants a challenge to be solved before. The response repeats
 * personal data, so the client does not cache it.
 * @throws what `readSendingProblem` reads: GraphQL or network errors, ResponseTimeout.
 */
export async function sendRequest({ onSolving, ...sending }: Sending): Promise<void> {
  await sendSolved((headers) => sendOnce({ ...sending, headers }), onSolving);
}

type Attempt = Omit<Sending, 'onSolving'> & { headers: Record<string, string> };

async function sendOnce({ client, body, key, headers }: Attempt): Promise<void> {
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
    headers: { 'Idempotency-Key': key, ...headers },
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
