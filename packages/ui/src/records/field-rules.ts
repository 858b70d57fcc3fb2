import type { z } from '@practice/contracts';

/** What the schema of an input says of one of its fields. */
export type FieldRules = {
  isRequired: boolean;
  /** What is sent for nothing: '', or where that is refused null or undefined. */
  empty: '' | null | undefined;
  isNumber: boolean;
  /** Of a text, in characters. */
  maxLength: number | undefined;
  /** Where nothing is said. */
  initial: unknown;
};

const empties = ['', null, undefined] as const;

type Schema = z.core.$ZodType;
type Inner = { type: string; innerType?: Schema; in?: Schema; checks?: Check[] };
type Check = { _zod: { def: { check: string; maximum?: number } } };

/** By the schema of the field: an input reads its rules each time it is drawn. */
const known = new WeakMap<Schema, FieldRules>();

/** Reads the rules of a field off the schema. @throws Error when the schema has no such field. */
export function fieldRules(schema: z.ZodObject, name: string): FieldRules {
  const field = schema.shape[name];
  if (!field) throw new Error(`The schema has no field ${name}`);
  const rules = known.get(field) ?? readRules(field);
  known.set(field, rules);
  return rules;
}

function readRules(field: Schema): FieldRules {
  const absent = validated(field, undefined);
  const { type, checks = [] } = innermost(field)._zod.def as Inner;
  const isNumber = type === 'number';
  const taken = empties.filter((value) => !validated(field, value).issues);
  return {
    isRequired: absent.issues !== undefined,
    empty: taken.length > 0 ? taken[0] : isNumber ? undefined : '',
    isNumber,
    maxLength: type === 'string' ? maxLengthOf(checks) : undefined,
    initial: absent.issues ? undefined : absent.value,
  };
}

function maxLengthOf(checks: Check[]): number | undefined {
  return checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
}

/** What a schema makes of a value; the rules of inputs wait for nothing. */
export function validated(schema: Schema, value: unknown) {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('The schemas of forms answer at once');
  return result;
}

/** The schema behind `.optional()`, `.nullish()`, `.default()` and what is done to its result. */
function innermost(schema: Schema): Schema {
  const { type, innerType, in: before } = schema._zod.def as Inner;
  if (innerType) return innermost(innerType);
  return type === 'pipe' && before && before._zod.def.type !== 'transform' ? innermost(before) : schema;
}
