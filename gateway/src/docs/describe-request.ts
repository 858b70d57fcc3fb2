import { CHALLENGE_HEADER, CHALLENGE_SOLUTION_PATTERN, pagingInput, z } from '@practice/contracts';
import { innermost, isEmptyNone } from '@practice/service-kit';
import type { ZodOpenApiContentObject, ZodOpenApiOperationObject } from 'zod-openapi';
import type { DocumentedRoute } from './documented-route.ts';

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({
      description: "Makes a retry of a parent's request safe: the same key and body are answered as the first time.",
    }),
});

const solvedChallenge = z.object({
  [CHALLENGE_HEADER]: z.string().regex(CHALLENGE_SOLUTION_PATTERN).optional().meta({
    description:
      'After 428 `CHALLENGE_REQUIRED`: base64 of `{ "challenge", "solution": { "counter", "derivedKey" } }`, good once.',
  }),
});

/** The parts of a call's request: of its address, its query, its headers and its body. */
export function describeRequest(
  route: DocumentedRoute,
): Pick<ZodOpenApiOperationObject, 'requestParams' | 'requestBody'> {
  const query = route.list ? { ...route.query?.shape, ...pagingInput.shape } : route.query?.shape;
  const params = route.params ?? paramsOf(route.path);
  return {
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query: z.object(withoutNull(query)) } : {}),
      ...headersOf(route),
    },
    ...(route.body ? { requestBody: { required: !route.isBodyOptional, content: contentOf(route, route.body) } } : {}),
  };
}

function headersOf({ takesIdempotencyKey, isChallenged }: DocumentedRoute): { header?: z.ZodObject } {
  const shape = {
    ...(takesIdempotencyKey ? idempotencyKey.shape : {}),
    ...(isChallenged ? solvedChallenge.shape : {}),
  };
  return Object.keys(shape).length > 0 ? { header: z.object(shape) } : {};
}

function contentOf({ multipart }: DocumentedRoute, body: z.ZodType): ZodOpenApiContentObject {
  const json = { 'application/json': { schema: body } };
  if (!multipart) return json;
  const texts = body instanceof z.ZodObject ? body.shape : {};
  const files = Object.fromEntries(multipart.map((name) => [name, z.string().meta({ format: 'binary' })]));
  return { 'multipart/form-data': { schema: z.object({ ...texts, ...files }) }, ...json };
}

function paramsOf(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) : undefined;
}

/** Inputs that GraphQL also takes may be null; an address has no null, it leaves the parameter out or empty. */
function withoutNull(shape: z.ZodRawShape): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const inner = innermost(field);
      if (inner === field) return [name, field];
      const described = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(field) };
      const given = isEmptyNone(field) ? z.union([inner, z.literal('')]) : inner;
      return [name, z.optional(given).meta(described)];
    }),
  );
}
