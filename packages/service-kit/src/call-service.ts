import {
  attachmentOf,
  type InternalCalls,
  internalCalls,
  type ProblemResponse,
  type ServiceName,
  type ServiceState,
  z,
} from '@practice/contracts';
import { type ServiceContext, systemContext } from './context.ts';
import { DomainError } from './domain-error.ts';
import { postJson } from './post-json.ts';
import { productVersion } from './product-version.ts';
import { mintToken } from './service-token.ts';
import { carriedStale, STALE_HEADER, takeStale } from './stale.ts';
import { inSpanOf } from './tracing/in-span.ts';
import { assertOutsideTransaction } from './transaction-scope.ts';

type CallsOf<N extends keyof InternalCalls> = InternalCalls[N];
type InputOf<C> = C extends { input: infer I extends z.ZodType } ? z.input<I> : never;
type OutputOf<C> = C extends { output: infer A extends z.ZodType } ? z.output<A> : never;

/** The functions that other services may call, by their names in `internalCalls`. */
export type InternalFunctions<N extends keyof InternalCalls> = {
  [K in keyof CallsOf<N>]: (ctx: ServiceContext, input: InputOf<CallsOf<N>[K]>) => Promise<OutputOf<CallsOf<N>[K]>>;
};

type AnyFunction = (ctx: ServiceContext, input: never) => Promise<unknown>;
const TIMEOUT_MS = 5000;
const PING_MS = 1000;
const local = new Map<ServiceName, Record<string, AnyFunction>>();
const remote = new Map<ServiceName, string>();

/** Registers a service that runs in this process. */
export function registerService(name: ServiceName, functions: Record<string, AnyFunction>): void {
  local.set(name, functions);
}

/** Removes a service of this process. */
export function unregisterService(name: ServiceName): void {
  local.delete(name);
}

/** Registers a service that runs as a process of its own; with an empty URL it does not (any more). */
export function registerServiceUrl(name: ServiceName, url: string): void {
  if (url) remote.set(name, url);
  else remote.delete(name);
}

/** The URL of a service that runs elsewhere; undefined when it runs in this process. */
export function serviceUrl(name: ServiceName): string | undefined {
  return remote.get(name);
}

/** Which services answer, of those that this process knows; one of its own does as long as the process runs. */
export async function serviceStates(): Promise<ServiceState[]> {
  const elsewhere = [...remote].map(([name, url]) => stateOf(name, url));
  const here = [...local.keys()].filter((name) => !remote.has(name)).map(stateHere);
  return [...here, ...(await Promise.all(elsewhere))];
}

function stateHere(name: ServiceName): ServiceState {
  return { name, isUp: true, address: null, version: productVersion(), latencyMs: null };
}

const healthz = z.object({ version: z.string().optional() });

async function stateOf(name: ServiceName, url: string): Promise<ServiceState> {
  const startedAt = performance.now();
  const response = await fetch(`${url.replace(/\/+$/, '')}/healthz`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PING_MS),
  }).catch(() => undefined);
  const latencyMs = response ? Math.round((performance.now() - startedAt) * 10) / 10 : null;
  const { data } = healthz.safeParse(await response?.json().catch(() => undefined));
  // A user name and a password in the address stay here.
  const address = new URL(url).host;
  return { name, isUp: response?.ok ?? false, address, version: data?.version ?? null, latencyMs };
}

/**
 * Calls a function of another service: directly in this process, or by a signed HTTP request. The caller is the system
 * unless `ctx` is given. Never inside a transaction.
 * @throws DomainError as the other function throws it; UNAVAILABLE when the service cannot be reached.
 */
export function callService<N extends keyof InternalCalls, K extends keyof CallsOf<N> & string>(
  service: N,
  call: K,
  input: InputOf<CallsOf<N>[K]>,
  ctx: ServiceContext = systemContext(`call-${service}`),
): Promise<OutputOf<CallsOf<N>[K]>> {
  assertOutsideTransaction(`${service}.${call}`);
  const run = local.get(service)?.[call];
  const url = remote.get(service);
  if (!run && !url) throw new Error(`The service ${service} is not known to this process.`);
  return inSpanOf(
    ctx,
    () => ({ name: `${service} ${call}`, kind: run ? 'internal' : 'client' }),
    (below) => (run ? run(below, input as never) : callOverHttp(service, url ?? '', call, input, below)),
  ) as Promise<OutputOf<CallsOf<N>[K]>>;
}

async function callOverHttp(name: ServiceName, url: string, call: string, input: unknown, ctx: ServiceContext) {
  const { status, body } = await postToService(name, url, `/internal/${call}`, input, ctx, TIMEOUT_MS);
  if (status >= 400) throw fromProblemResponse(body as Parameters<typeof fromProblemResponse>[0]);
  const contract = (internalCalls as Record<string, Record<string, { output: z.ZodType }>>)[name]?.[call];
  return contract?.output.parse(body ?? null);
}

/** Rebuilds the error that another process sent as its response. */
export function fromProblemResponse(response: ProblemResponse & { retryAfterSeconds?: number }): DomainError {
  const { message, code, errors, retryAfterSeconds } = response;
  return new DomainError(code as DomainError['code'], {
    message,
    errors,
    attachment: attachmentOf(response),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/**
 * Posts JSON to a service with a token for `ctx`; its URL may have a path. Both sides inform each other which caches
 * recent changes have invalidated.
 * @throws DomainError UNAVAILABLE when it cannot be reached in time.
 */
export async function postToService(
  name: ServiceName,
  url: string,
  path: string,
  payload: unknown,
  ctx: ServiceContext,
  timeoutMs: number,
): Promise<{ status: number; body: unknown }> {
  try {
    const stale = carriedStale();
    const headers = {
      authorization: `Bearer ${mintToken(ctx, name)}`,
      ...(stale === undefined ? {} : { [STALE_HEADER]: stale }),
      ...(ctx.trace === undefined ? {} : { traceparent: ctx.trace }),
    };
    const response = await postJson({ url: `${url.replace(/\/+$/, '')}${path}`, headers, payload, timeoutMs });
    takeStale(response.headers[STALE_HEADER]);
    return response;
  } catch (cause) {
    throw new DomainError('UNAVAILABLE', { cause, retryAfterSeconds: 5, detail: `${name} does not answer` });
  }
}
