import { email, inputFormats, isoDate, personName, phone, queryFlag, requestMessage, z } from '@practice/contracts';
import type { CreateDocumentOptions } from 'zod-openapi';

type Override = NonNullable<CreateDocumentOptions['override']>;
type Json = Record<string, unknown>;

/** Schemas of which zod cannot say what they take. */
const described = new Map<z.core.$ZodType, Json>([
  [isoDate, { type: 'string', format: 'date' }],
  [queryFlag, { type: 'boolean' }],
  [personName, { type: 'string', ...inputFormats.personName }],
  [phone, { type: 'string', ...inputFormats.phone }],
  [email, { type: 'string', ...inputFormats.email }],
  [requestMessage, { type: 'string', ...inputFormats.requestMessage }],
]);

/**
 * Completes what zod says of an input. Where a text is handed on to another schema, it has to keep the rules of both;
 * one that is trimmed and may not be empty has to be more than spaces.
 */
export const describeInput: Override = ({ jsonSchema, zodSchema, io }) => {
  const json = jsonSchema as Json;
  const rules = described.get(zodSchema) ?? (isDate(zodSchema) ? described.get(isoDate) : undefined);
  if (rules) return replace(json, rules);
  if (io !== 'input') return;
  const next = followerOf(zodSchema);
  if (next?.type === 'string') Object.assign(json, next);
  // A date is never empty, a pattern says more than a length.
  if (json.format === 'date' || json.pattern !== undefined) delete json.minLength;
  if (json.type === 'string' && json.minLength === 1 && isTrimmed(zodSchema)) {
    delete json.minLength;
    json.pattern = '\\S';
  }
};

/** A date that has to keep more rules, of which today decides, has all of a date's. */
function isDate(schema: z.core.$ZodType): boolean {
  const checks = schema._zod.def.checks ?? [];
  return (isoDate._zod.def.checks ?? []).every((check) => checks.includes(check));
}

/** What is said of the schema that a text is handed on to. */
function followerOf(schema: z.core.$ZodType): Json | undefined {
  const { def } = schema._zod;
  if (def.type !== 'pipe') return undefined;
  const { out } = def as z.core.$ZodPipeDef;
  const { $schema: _, ...json } = z.toJSONSchema(out, { io: 'input', unrepresentable: 'any' }) as Json;
  return described.get(out) ?? json;
}

function isTrimmed(schema: z.core.$ZodType): boolean {
  return (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');
}

/** The description that a schema has of its own stays. */
function replace(json: Json, rules: Json): void {
  const { description } = json;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, rules, description === undefined ? {} : { description });
}
