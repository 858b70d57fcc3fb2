import type { QueryClient } from '@practice/ui/query';
import { SendContactMessageDocument } from '../generated/graphql.ts';
import { ResponseTimeout } from '../wizard/failure.ts';
import type { MessageValues } from './message-values.ts';

/** How long to wait for the response. */
const RESPONSE_TIMEOUT_MS = 20_000;

type Sending = { client: QueryClient; values: MessageValues; legalTextVersion: string | undefined; key: string };

/**
 * Sends the message once.
 * @throws what `readSendingProblem` reads: GraphQL or network errors, ResponseTimeout.
 */
export async function sendMessage({ client, values, legalTextVersion, key }: Sending): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  try {
    await client.mutate({
      mutation: SendContactMessageDocument,
      variables: { input: { ...values, legalTextVersion } },
      headers: { 'Idempotency-Key': key },
      signal: controller.signal,
    });
  } catch (error) {
    throw controller.signal.aborted ? new ResponseTimeout() : error;
  } finally {
    clearTimeout(timer);
  }
}
