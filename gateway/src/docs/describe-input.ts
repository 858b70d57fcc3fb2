import { email, isoDate, personName, phone, queryFlag, requestMessage, z } from '@practice/contracts';
import type { CreateDocumentOptions } from 'zod-openapi';

type Override = NonNullable<CreateDocumentOptions['override']>;
type Json = Record<string, unknown>;

const LETTER = 'A-Za-zªºÀ-ÖØ-öø-ʸḀ-ỿ';
const MARK = "\\u0300-\\u036f.'’ʼ-";

/** What cannot be read off schemas that tidy a text before they judge it, or judge it by a function. */
const described = new Map<z.core.$ZodType, Json>([
  [isoDate, { type: 'string', format: 'date' }],
  [queryFlag, { type: 'boolean' }],
  [
    personName,
    {
      type: 'string',
      maxLength: 100,
      pattern: `^\\s*(?:[${LETTER}][${LETTER}${MARK}\\s]*[${LETTER}${MARK}]|[.'’ʼ-][${LETTER}${MARK}\\s]*[${LETTER}][${LETTER}${MARK}\\s]*)\\s*$`,
    },
  ],
  [phone, { type: 'string' }],
  [email, { type: 'string', maxLength: 100 }],
  [requestMessage, { type: 'string', minLength: 10, maxLength: 500 }],
]);

/**
 * Completes what zod says of an input. Of a schema that hands a text on to another, zod gives the first one's rules:
 * the text has to keep those of both.
 */
export const describeInput: Override = ({ jsonSchema, zodSchema, io }) => {
  const rules = described.get(zodSchema);
  if (rules) return replace(jsonSchema as Json, rules);
  const { def } = zodSchema._zod;
  if (io !== 'input' || def.type !== 'pipe') return;
  const { out } = def as unknown as { out: z.core.$ZodType };
  const next = described.get(out) ?? (z.toJSONSchema(out, { io: 'input', unrepresentable: 'any' }) as Json);
  if (next.type === 'string') Object.assign(jsonSchema, withoutHead(next));
};

function replace(jsonSchema: Json, rules: Json): void {
  for (const key of Object.keys(jsonSchema)) if (!KEPT.has(key)) delete jsonSchema[key];
  Object.assign(jsonSchema, rules);
}

const KEPT = new Set(['description', 'id', 'title']);

function withoutHead({ $schema: _, ...rest }: Json): Json {
  return rest;
}
