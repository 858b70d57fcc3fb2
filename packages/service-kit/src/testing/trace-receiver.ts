import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; doubleValue?: number };
type Attributes = { key: string; value: Value }[];
type ReceivedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attributes;
  status: { code?: number };
};
type Batch = {
  resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
};

/** A span as a receiver sees it; `service` is the process that reported it. */
export type TracedSpan = Omit<ReceivedSpan, 'attributes'> & {
  service: string;
  attributes: Record<string, string | number | boolean | undefined>;
};

export type TraceReceiver = {
  url: string;
  spans: TracedSpan[];
  /** All that was received, as it came. */
  text: () => string;
  headers: NodeJS.Dict<string | string[]>[];
  close: () => Promise<void>;
};

/** A receiver of OpenTelemetry's traces (OTLP over HTTP, JSON) on a free port of this machine. */
export async function openTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  const receiver: Pick<TraceReceiver, 'spans' | 'headers'> = { spans: [], headers: [] };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    if (isTraces) {
      bodies.push(body);
      receiver.headers.push(request.headers);
      receiver.spans.push(...spansOf(JSON.parse(body)));
    }
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...receiver,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function spansOf({ resourceSpans }: Batch): TracedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) }));
  });
}

function valuesOf(attributes: Attributes): TracedSpan['attributes'] {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
