import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { PatientExporter } from './patient-exporter.ts';
import type { OpenSpan, TraceParent, Tracer } from './tracer.ts';

const EXPORT_MS = 8000;
const STOP_MS = 1000;
/** With the queue full, at about a kilobyte a span, two megabytes; what is more is dropped. */
const BATCHES = {
  maxQueueSize: 2048,
  maxExportBatchSize: 256,
  scheduledDelayMillis: 2000,
  exportTimeoutMillis: EXPORT_MS,
};

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

type Options = { url: string; ratio: number; serviceName: string; version: string };

/**
 * Spans for a receiver of OpenTelemetry (OTLP over HTTP). No context manager and no instrumentation is registered: both
 * would bring an AsyncLocalStorage. Of traces that begin here `ratio` are sampled; those of others as they say.
 */
export function openTelemetry({ url, ratio, serviceName, version }: Options): Tracer {
  const exporter = new PatientExporter(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS }));
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, BATCHES)],
  });
  const tracer = provider.getTracer('practice');
  return {
    start({ name, kind = 'internal', parent, attributes, startedAt }) {
      const options = { kind: kinds[kind], attributes, ...(startedAt === undefined ? {} : { startTime: startedAt }) };
      return toOpenSpan(tracer.startSpan(name, options, contextOf(parent)));
    },
    async stop() {
      const ended = provider.shutdown().catch(() => undefined);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    },
  };
}

function contextOf(parent: TraceParent | undefined): Context {
  const known = parent === undefined ? null : parseTraceParent(parent);
  return known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : ROOT_CONTEXT;
}

function toOpenSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end({ name, attributes, isFailure } = {}) {
      if (name !== undefined) span.updateName(name);
      if (attributes) span.setAttributes(attributes);
      if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
