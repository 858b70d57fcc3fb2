import type { ServiceContext } from '../context.ts';
import { type DomainError, toDomainError } from '../domain-error.ts';
import { type OpenSpan, type SpanEnd, type SpanStart, type TraceParent, tracer } from './tracer.ts';

/**
 * Runs `work` in a span of its own, below `parent` or at the beginning of a trace, and gives it what its own spans go below.
 * While nothing is traced it runs `work` and does nothing else.
 */
export function inSpan<T>(span: SpanStart, work: (trace: TraceParent | undefined) => Promise<T>): Promise<T> {
  const active = tracer();
  return active ? runInSpan(active.start(span), work) : work(undefined);
}

type ContextSpan = Omit<SpanStart, 'parent'>;

/**
 * Runs `work` in a span below the one that `ctx` belongs to, with a context of its own for what it calls; with `ctx` itself
 * where nothing is traced: the span is described only when it is.
 */
export function inSpanOf<T>(
  ctx: ServiceContext,
  describe: () => ContextSpan,
  work: (ctx: ServiceContext) => Promise<T>,
): Promise<T> {
  if (ctx.trace === undefined || !tracer()) return work(ctx);
  return inSpan({ ...describe(), parent: ctx.trace }, (trace) => work({ ...ctx, trace }));
}

async function runInSpan<T>(span: OpenSpan, work: (trace: TraceParent) => Promise<T>): Promise<T> {
  try {
    const result = await work(span.traceparent);
    span.end();
    return result;
  } catch (error) {
    span.end(outcomeOf(toDomainError(error)));
    throw error;
  }
}

/** What a span says of an error: its code alone, as messages may quote what was sent. */
export function outcomeOf({ code, status }: DomainError): SpanEnd {
  return { attributes: { 'error.type': code }, isFailure: status >= 500 };
}
