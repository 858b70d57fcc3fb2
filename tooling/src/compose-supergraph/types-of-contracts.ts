import * as contracts from '@practice/contracts';
import { type ASTNode, Kind, type NamedTypeNode, parse, print, visit } from 'graphql';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type Meta = { id?: string; description?: string };

const SCALARS = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);
const ROOTS = new Set(['Query', 'Mutation']);

/** The schemas that contracts export with `.meta({ id })`, by that id. */
export function contractSchemas(): Map<string, Schema> {
  return new Map(
    Object.values(contracts).flatMap((value) => {
      const id = value instanceof z.ZodType ? value.meta()?.id : undefined;
      return id === undefined ? [] : [[id, value as Schema] as const];
    }),
  );
}

/**
 * Returns SDL for every type and input that `sdl` refers to and does not define, made of the schema with that id. What
 * a schema cannot say (keys, fields with arguments or resolvers) stands in `sdl`, as `extend type`.
 *
 * - A string is `ID` where the field is called `id`, `ids`, `…Id` or `…Ids`; an integer is `Int`, another number `Float`.
 * - A closed list of texts is the enum of `sdl` with the same members, `String` when there is none.
 * - What may be null or be left out has no `!`. Descriptions become descriptions.
 *
 * @throws Error with type and field where GraphQL has no such type; that type is then written in `sdl` itself
 */
export function typesOfContracts(sdl: string, schemas: ReadonlyMap<string, Schema>): string {
  const { defined, outputs, inputs, enums } = readSdl(sdl);
  const texts: string[] = [];
  const queue: { name: string; isInput: boolean; schema?: Schema }[] = [
    ...[...outputs].map((name) => ({ name, isInput: false })),
    ...[...inputs].map((name) => ({ name, isInput: true })),
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, isInput, schema = schemas.get(name) } = next;
    if (defined.has(name)) continue;
    defined.add(name);
    if (!schema) throw new Error(`${name}: neither schema.graphql nor contracts define it`);
    const { text, records } = typeOfContract(schema, { owner: name, isInput, enums });
    queue.push(...records.map((record) => ({ ...record, isInput })));
    texts.push(text);
  }
  return texts.join('\n');
}

type Owner = { owner: string; isInput: boolean; enums: ReadonlyMap<string, string> };
type Place = Owner & { field: string };
type NamedSchema = { name: string; schema: Schema };

/** Returns SDL of one contract and the records in it; what `own` has in SDL stands as it is, last when no contract has it. */
export function typeOfContract(schema: Schema, of: Owner, own: ReadonlyMap<string, string> = new Map()) {
  const records: NamedSchema[] = [];
  const shape = shapeOf(schema, of.owner);
  const made = Object.entries(shape).map(([field, type]) => {
    const written = own.get(field);
    if (written !== undefined) return written;
    const { text, record } = typeOf(type, { ...of, field });
    if (record) records.push(record);
    return `${comment(describeField(type), '  ')}  ${field}: ${text}`;
  });
  const others = [...own].filter(([field]) => !(field in shape)).map(([, written]) => written);
  const head = `${comment(metaOf(schema).description)}${of.isInput ? 'input' : 'type'} ${of.owner}`;
  return { text: `${head} {\n${[...made, ...others].join('\n')}\n}\n`, records };
}

/** What `sdl` defines, which types it refers to as output or input, and its enums by their members. */
export function readSdl(sdl: string) {
  const defined = new Set(SCALARS);
  const outputs = new Set<string>();
  const inputs = new Set<string>();
  const enums = new Map<string, string>();
  const refer = (names: Set<string>) => (node: NamedTypeNode) => void names.add(node.name.value);
  for (const node of parse(sdl).definitions) {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION && !ROOTS.has(node.name.value)) outputs.add(node.name.value);
    else if ('name' in node && node.name && !node.kind.endsWith('Extension')) defined.add(node.name.value);
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
      const members = key((node.values ?? []).map(({ name }) => name.value));
      // Of two enums with the same members none can be told from the other.
      enums.set(members, enums.has(members) ? '' : node.name.value);
    }
    const isInput = node.kind.startsWith('InputObject');
    visit(node as ASTNode, {
      InputValueDefinition: (argument) => void visit(argument.type, { NamedType: refer(inputs) }),
      FieldDefinition: (field) => void visit(field.type, { NamedType: refer(isInput ? inputs : outputs) }),
    });
  }
  return { defined, outputs, inputs, enums };
}

/** The GraphQL type of a field, and the record that it is or holds. */
function typeOf(schema: Schema, place: Place): { text: string; record?: NamedSchema } {
  const { _zod: zod } = schema as z.core.$ZodTypes;
  const { def } = zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default' || def.type === 'prefault') {
    const inner = typeOf(def.innerType, place);
    return { ...inner, text: inner.text.replace(/!$/, '') };
  }
  if (def.type === 'pipe') return typeOf(readSide(def, place.isInput), place);
  if (def.type === 'array') {
    const item = typeOf(def.element, place);
    return { ...item, text: `[${item.text}]!` };
  }
  const id = metaOf(schema).id;
  if (id !== undefined) return { text: `${id}!`, record: { name: id, schema } };
  return { text: `${scalarOf(schema, place)}!` };
}

function scalarOf(schema: Schema, place: Place): string {
  const { _zod: zod } = schema as z.core.$ZodTypes;
  const { def } = zod;
  if (def.type === 'boolean') return 'Boolean';
  if (def.type === 'number') return isInteger(def) ? 'Int' : 'Float';
  if (def.type === 'string') return /(?:^i|I)ds?$/.test(place.field) ? 'ID' : 'String';
  if (def.type === 'enum' || def.type === 'literal') {
    const values = def.type === 'enum' ? Object.values(def.entries) : def.values;
    if (values.every((value) => typeof value === 'boolean')) return 'Boolean';
    if (values.every((value) => typeof value === 'number')) return 'Int';
    const name = place.enums.get(key(values.map(String)));
    if (name === '') refuse(place, 'two enums have these members');
    return name ?? 'String';
  }
  if (def.type === 'union') {
    const [name, ...others] = new Set(def.options.map((option) => scalarOf(option, place)));
    if (name !== undefined && others.length === 0) return name;
  }
  return refuse(place, `a schema of the kind "${def.type}"`);
}

function refuse({ owner, field }: Place, what: string): never {
  throw new Error(`${owner}.${field}: ${what}; write ${owner} in schema.graphql`);
}

/** The object without an id that a field is or holds, if there is one. */
export function namelessIn(schema: Schema | undefined, isInput: boolean): Schema | undefined {
  if (!schema) return undefined;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return namelessIn(def.innerType as Schema, isInput);
  if (def.type === 'pipe') return namelessIn(readSide(def, isInput), isInput);
  if (def.type === 'array') return namelessIn(def.element, isInput);
  return def.type === 'object' && metaOf(schema).id === undefined ? schema : undefined;
}

/** The fields of an object, also of one that is changed before or after it is read. */
export function shapeOf(schema: Schema, name: string): Record<string, Schema> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape;
  if (def.type === 'pipe') return shapeOf(readSide(def, true), name);
  throw new Error(`${name}: is a schema of the kind "${def.type}", not an object`);
}

/** Of a pipe: the schema that is checked, which is the second where the first only changes the value. */
function readSide({ in: first, out }: z.core.$ZodPipeDef, isInput: boolean): Schema {
  const isTransform = (side: Schema) => (side as z.core.$ZodTypes)._zod.def.type === 'transform';
  if (isTransform(first)) return out;
  return isInput || isTransform(out) ? first : out;
}

const isInteger = (def: z.core.$ZodNumberDef) =>
  'format' in def || (def.checks ?? []).some((check) => check._zod.def.check === 'number_format');

/** What is said of the field itself, else of what it wraps; what describes a record belongs to its type alone. */
function describeField(schema: Schema): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { id, description } = metaOf(schema);
  if (id !== undefined) return undefined;
  return description ?? ('innerType' in def ? describeField(def.innerType as Schema) : undefined);
}

const metaOf = (schema: Schema): Meta => z.globalRegistry.get(schema) ?? {};

const key = (members: readonly string[]) => [...members].sort().join(' ');

const comment = (text: string | undefined, indent = '') =>
  text === undefined ? '' : `${indent}${print({ kind: Kind.STRING, value: text })}\n`;
