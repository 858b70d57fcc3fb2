import {
  addressOf,
  DomainError,
  FileAnswer,
  fromAnswer,
  postTo,
  type Route,
  type RouteAnswer,
  type RouteRequest,
  runRoute,
  type Service,
  type ServiceContext,
} from '@practice/service-kit';

const TIMEOUT_MS = 10_000;

/**
 * Runs a REST row: a plain call in this process, or over HTTP when its service has an address of its own.
 * @throws DomainError as the row's function throws it; UNAVAILABLE when its service cannot be reached.
 */
export async function callRow(
  service: Service,
  row: Route,
  ctx: ServiceContext,
  request: RouteRequest,
): Promise<RouteAnswer> {
  const url = addressOf(service.name);
  if (!url) return runRoute(row, ctx, request);
  const payload = { method: row.method, pattern: row.path, ...request };
  const { status, body } = await postTo(service.name, url, '/rows', payload, ctx, TIMEOUT_MS);
  if (status === 200) return withFile(body as RouteAnswer);
  if (isProblem(body)) throw fromAnswer(body);
  throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5, detail: `${service.name} does not know the row` });
}

/** A file comes as JSON from another process. */
function withFile(answer: RouteAnswer): RouteAnswer {
  const { body } = answer;
  const isFile = typeof body === 'object' && body !== null && 'fileName' in body && 'base64' in body;
  if (!isFile) return answer;
  const { fileName, contentType, base64 } = body as ReturnType<FileAnswer['toJSON']>;
  return { ...answer, body: new FileAnswer(fileName, contentType, Buffer.from(base64, 'base64')) };
}

function isProblem(body: unknown): body is Parameters<typeof fromAnswer>[0] {
  return typeof body === 'object' && body !== null && 'code' in body && 'errors' in body;
}
