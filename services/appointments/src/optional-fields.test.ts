import { z } from '@practice/contracts';
import { readInput } from '@practice/service-kit';
import { contextFor } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from './server.ts';

const bodies = createService().routes.flatMap(({ method, path, body }) =>
  shapesOf(body).map((shape) => ({ call: `${method.toUpperCase()} ${path}`, shape })),
);

/** The fields of a body, of each of its forms. */
function shapesOf(body: z.ZodType | undefined): Record<string, z.ZodType>[] {
  if (!body) return [];
  if (body instanceof z.ZodUnion) return body.options.flatMap((one) => shapesOf(one as z.ZodType));
  return 'shape' in body ? [body.shape as Record<string, z.ZodType>] : [];
}

describe('an optional field that a form has left empty', () => {
  const fields = bodies.flatMap(({ call, shape }) =>
    Object.entries(shape)
      .filter(([, schema]) => schema.safeParse(null).success)
      .map(([field, schema]) => ({ call, field, schema })),
  );

  it('is found in many bodies', () => expect(fields.length).toBeGreaterThan(60));

  it.each(fields)('is none: $field of $call', ({ field, schema }) => {
    const read = () =>
      readInput(contextFor('admin'), 'appointment:read', z.object({ [field]: schema }), { [field]: '' });
    expect(read).not.toThrow();
  });
});
