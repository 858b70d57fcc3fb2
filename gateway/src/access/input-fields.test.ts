import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@practice/contracts';
import { z } from '@practice/contracts';
import { buildSchema, isInputObjectType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';

// An input is a zod schema in contracts and an input type in a service's schema: both have the same fields.
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../api.graphql'), 'utf8'));
const inputTypes = Object.values(schema.getTypeMap()).filter(isInputObjectType);
const zodInputs = new Map(
  Object.values(contracts).flatMap((value) => {
    const name = value instanceof z.ZodObject ? value.meta()?.id : undefined;
    return name === undefined ? [] : [[name, value as z.ZodObject] as const];
  }),
);
const byName = (one: [string, boolean], other: [string, boolean]) => one[0].localeCompare(other[0]);

describe('an input has the same fields in GraphQL and in contracts, and requires the same', () => {
  it.each(inputTypes.map((type) => [type.name, type] as const))('%s', (name, type) => {
    const shape = zodInputs.get(name)?.shape;
    expect(shape, `contracts export no object with .meta({ id: '${name}' })`).toBeDefined();
    const required = Object.entries(shape ?? {}).map(([field, rule]): [string, boolean] => [
      field,
      !z.safeParse(rule, undefined).success,
    ]);
    const nonNull = Object.values(type.getFields()).map((field): [string, boolean] => [
      field.name,
      isNonNullType(field.type),
    ]);
    expect(nonNull.sort(byName)).toEqual(required.sort(byName));
  });
});
