/**
 * A span as its children and other processes know it: a W3C `traceparent`, two random ids and whether it is sampled. It is
 * handed on by hand, in the ServiceContext, with events and with jobs: no AsyncLocalStorage, which every promise of the
 * process would pay for.
 */
export type TraceParent = string;

/** Names, codes and counts; never what somebody wrote, nor an address with values in it. */
export type SpanAttributes = Record<string, string | number | boolean>;

export type SpanStart = {
  name: string;
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** None at the beginning of a trace. */
  parent: TraceParent | undefined;
  attributes?: SpanAttributes;
  /** When it began, in milliseconds since 1970; now when not given. */
  startedAt?: number;
};

export type SpanEnd = {
  /** In the place of the name it was started with. */
  name?: string;
  attributes?: SpanAttributes;
  /** Whether the product failed. A request that it refused is none of its failures. */
  isFailure?: boolean;
};

/** A span that has begun; one that is never ended is never reported. */
export type OpenSpan = { traceparent: TraceParent; end: (end?: SpanEnd) => void };

export type Tracer = { start: (span: SpanStart) => OpenSpan; stop: () => Promise<void> };

let current: Tracer | undefined;

/** The tracer of this process; undefined while nothing is traced. */
export function tracer(): Tracer | undefined {
  return current;
}

/** Sets the tracer of this process. */
export function setTracer(value: Tracer | undefined): void {
  current = value;
}

/** What a line of the log says of the trace that it belongs to. */
export function logFieldsOf(trace: TraceParent | undefined): { traceId?: string } {
  const traceId = trace?.split('-')[1];
  return traceId === undefined ? {} : { traceId };
}
