import { onTestFinished } from 'vitest';

export type Message = { id?: string | undefined; event: string; data: Record<string, unknown> };

export type EventReader = {
  response: Response;
  messages: Message[];
  /** Waits for this many messages in all. */
  until: (count: number) => Promise<Message[]>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
};

/**
 * The staff's event stream of a gateway as a browser reads it; closed with the test. Heartbeats come by the clock and are
 * left out unless asked for.
 */
export async function readEventStream(
  url: string,
  headers: Record<string, string>,
  { withHeartbeats = false } = {},
): Promise<EventReader> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${url}/api/notifications/stream`, { signal: abort.signal, headers });
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream() as never) ?? []) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      messages.push(...parts.flatMap(toMessage).filter(({ data }) => withHeartbeats || data.type !== 'heartbeat'));
      for (const wake of waiting) wake();
    }
  };
  const ended = read().catch(() => undefined);
  const until = async (count: number) => {
    while (messages.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    return messages;
  };
  return { response, messages, until, ended };
}

function toMessage(part: string): Message[] {
  const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return fields.data ? [{ id: fields.id, event: fields.event ?? 'message', data: JSON.parse(fields.data) }] : [];
}
