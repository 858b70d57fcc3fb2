import type { ClientSession } from 'mongoose';
import { type TraceParent, tracer } from './tracer.ts';

const traces = new WeakMap<ClientSession, TraceParent>();

/** Notes which span a transaction belongs to; the first that says so is right. */
export function noteTrace(session: ClientSession, trace: TraceParent | undefined): void {
  if (trace !== undefined && !traces.has(session)) traces.set(session, trace);
}

/** The span that a transaction belongs to, as far as anything has said so by now. */
export function traceOf(session: ClientSession): TraceParent | undefined {
  return tracer() && traces.get(session);
}
