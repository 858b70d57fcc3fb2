import { z } from '@practice/contracts';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typesOfContracts } from './types-of-contracts.ts';

const sdlOf = (written: string, schemas: Record<string, z.ZodType>) => {
  const sdl = typesOfContracts(written, new Map(Object.entries(schemas)));
  return print(parse(sdl));
};
const query = 'type Query { thing: Thing }';
const field = (schema: z.ZodType, name = 'value', written = query) =>
  /^ {2}\w+: (.*)$/m.exec(sdlOf(written, { Thing: z.object({ [name]: schema }) }))?.[1];

describe('a type that the schema refers to and does not define', () => {
  it('is made of the schema of that name, with its descriptions', () => {
    const thing = z
      .object({ id: z.string(), note: z.string().nullable().meta({ description: 'What "staff" typed.' }) })
      .meta({ description: 'A thing.' });
    expect(sdlOf(query, { Thing: thing })).toBe(
      ['"A thing."', 'type Thing {', '  id: ID!', '  "What \\"staff\\" typed."', '  note: String', '}'].join('\n'),
    );
  });

  it('is an input where an argument or another input takes it, with what is read and not what comes of it', () => {
    const part = z.object({ date: z.string().transform((text) => new Date(text)) }).meta({ id: 'PartInput' });
    const input = z.strictObject({ parts: z.array(part).nullish(), amount: z.preprocess(Number, z.number()) });
    const sdl = sdlOf('type Mutation { save(input: ThingInput!): Boolean! }', { ThingInput: input });
    expect(sdl).toContain('input ThingInput {\n  parts: [PartInput!]\n  amount: Float!\n}');
    expect(sdl).toContain('input PartInput {\n  date: String!\n}');
  });

  it('comes once, also when it holds itself, and an extension alone asks for it', () => {
    const thing = z
      .object({
        get children() {
          return z.array(thing);
        },
      })
      .meta({ id: 'Thing', description: 'Only on the type.' }) as z.ZodObject;
    const sdl = sdlOf('extend type Thing @key(fields: "id")', { Thing: thing });
    expect(sdl).toBe('"Only on the type."\ntype Thing {\n  children: [Thing!]!\n}');
  });

  it('is left to the schema that defines it', () => {
    expect(typesOfContracts(`${query} type Thing { id: ID! }`, new Map())).toBe('');
    expect(() => typesOfContracts(query, new Map())).toThrow('Thing: neither schema.graphql nor contracts define it');
  });
});

describe('a field', () => {
  it.each([
    ['id', z.string(), 'ID!'],
    ['appointmentIds', z.array(z.string()).optional(), '[ID!]'],
    ['paid', z.string(), 'String!'],
    ['date', z.iso.date().nullish(), 'String'],
    ['fee', z.number(), 'Float!'],
    ['count', z.number().int().min(1).default(1), 'Int'],
    ['port', z.int(), 'Int!'],
    ['isActive', z.union([z.literal(true), z.literal(false)]), 'Boolean!'],
    ['status', z.literal([301, 410]), 'Int!'],
    ['email', z.union([z.literal(''), z.string()]).nullish(), 'String'],
    ['rows', z.array(z.array(z.string().nullable())), '[[String]!]!'],
  ])('%s', (name, schema, type) => {
    expect(field(schema, name)).toBe(type);
  });

  it('of a closed list is the enum with these members in any order, or a text when there is none', () => {
    const written = `${query} enum Colour { red green }`;
    expect(field(z.enum(['green', 'red']), 'value', written)).toBe('Colour!');
    expect(field(z.enum(['0-3', '4-6']), 'value', written)).toBe('String!');
  });

  it.each([
    ['an object without a name', z.object({}), query, 'Thing.value: a schema of the kind "object"'],
    ['a record', z.record(z.string(), z.string()), query, 'a schema of the kind "record"'],
    ['a union of kinds', z.union([z.string(), z.number()]), query, 'a schema of the kind "union"'],
    ['a list of two enums', z.enum(['a']), `${query} enum A { a } enum B { a }`, 'two enums have these members'],
  ])('%s is refused with type and field', (_kind, schema, written, message) => {
    expect(() => field(schema, 'value', written)).toThrow(message);
  });
});
