import type { QueryClient } from '@practice/ui/query';
import { sendSolved } from '../challenges/send-solved.ts';
import { SendContactMessageDocument } from '../generated/graphql.ts';
import { ResponseTimeout } from '../wizard/failure.ts';
import type { MessageValues } from './message-values.ts';

/** How long to wait for the response. */
const RESPONSE_TIMEOUT_MS = 20_000;

type Sending = {
  client: QueryClient;
  values: MessageValues;
  legalTextVersion: string | undefined;
  key: string;
  /** Told when a challenge of the server is being solved, and when it is. */
  onSolving: (isSolving: boolean) => void;
};

/**
 * Sends the message; once more, with the same key, when the server wants a challenge to be solved before.
 * @throws what `readSendingProblem` reads: GraphQL or network errors, ResponseTimeout.
 */
export async function sendMessage({ onSolving, ...sending }: Sending): Promise<void> {
  await sendSolved((headers) => sendOnce({ ...sending, headers }), onSolving);
}

type Attempt = Omit<Sending, 'onSolving'> & { headers: Record<string, string> };

async function sendOnce({ client, values, legalTextVersion, key, headers }: Attempt): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  try {
    await client.mutate({
      mutation: SendContactMessageDocument,
      variables: { input: { ...values, legalTextVersion } },
      headers: { 'Idempotency-Key': key, ...headers },
      signal: controller.signal,
    });
  } catch (error) {
    throw controller.signal.aborted ? new ResponseTimeout() : error;
  } finally {
    clearTimeout(timer);
  }
}
