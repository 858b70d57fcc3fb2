import {
  contactText,
  email,
  inputFormats,
  isoDate,
  personName,
  phone,
  queryFlag,
  requestMessage,
  UNSEEN_SIGNS,
  z,
} from '@practice/contracts';
import { isEmptyNone } from '@practice/service-kit';
import type { CreateDocumentOptions } from 'zod-openapi';

type Override = NonNullable<CreateDocumentOptions['override']>;
type Json = Record<string, unknown>;

/** A text with something in it that is seen. */
const SEEN = `[^\\s${UNSEEN_SIGNS}]`;

/** Schemas whose input zod cannot describe. */
const described = new Map<z.core.$ZodType, Json>([
  [isoDate, { type: 'string', format: 'date' }],
  [queryFlag, { type: 'boolean' }],
  [personName, { type: 'string', ...inputFormats.personName }],
  [phone, { type: 'string', ...inputFormats.phone }],
  [email, { type: 'string', ...inputFormats.email }],
  [contactText, { type: 'string', ...inputFormats.contactText }],
  [requestMessage, { type: 'string', ...inputFormats.requestMessage }],
]);

/**
 * Completes zod's description of an input. A text that is piped into another schema has to follow the rules of both;
 * one that is trimmed and must not be empty has to be more than spaces.
 */
export const describeInput: Override = ({ jsonSchema, zodSchema, io }) => {
  const json = jsonSchema as Json;
  const rules = described.get(zodSchema) ?? (isDate(zodSchema) ? described.get(isoDate) : undefined);
  if (rules) return replace(json, rules);
  if (io !== 'input') return;
  if (zodSchema instanceof z.ZodObject) allowEmpty(json, zodSchema);
  const next = followerOf(zodSchema);
  if (next?.type === 'string') Object.assign(json, next);
  // A date is never empty, and a pattern is stricter than a length.
  if (json.format === 'date' || json.pattern !== undefined) delete json.minLength;
  if (json.type === 'string' && json.minLength === 1 && isTrimmed(zodSchema)) {
    delete json.minLength;
    json.pattern = SEEN;
  }
};

/** A field that may be null and has no empty texts may be empty instead. */
function allowEmpty({ properties = {} }: { properties?: Record<string, Json> }, { shape }: z.ZodObject): void {
  for (const [name, field] of Object.entries(properties)) {
    const rule = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!rule || !isEmptyNone(rule)) continue;
    const { anyOf = [field], ...others } = field;
    properties[name] = { ...(field.anyOf ? others : {}), anyOf: [...(anyOf as Json[]), { const: '' }] };
  }
}

/** A date with further rules that depend on today still has all the rules of a date. */
function isDate(schema: z.core.$ZodType): boolean {
  const checks = schema._zod.def.checks ?? [];
  return (isoDate._zod.def.checks ?? []).every((check) => checks.includes(check));
}

/** The description of the schema that a text is piped into. */
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

/** A schema's own description is kept. */
function replace(json: Json, rules: Json): void {
  const { description } = json;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, rules, description === undefined ? {} : { description });
}
