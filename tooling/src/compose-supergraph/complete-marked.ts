import { type ConstDirectiveNode, type EnumTypeDefinitionNode, Kind, parse, print, visit } from 'graphql';
import { z } from 'zod';
import { namelessIn, readSdl, shapeOf, typeOfContract } from './types-of-contracts.ts';

/**
 * Returns `sdl` with the rest of everything that it marks as a contract's: `type Thing @contract` has the fields of the
 * schema with that id, `enum State @contract(of: "states")` the members of that export, in their order. Descriptions,
 * directives, fields and members that `sdl` writes stand as they are; a field that the contract lacks comes last. An object
 * without an id gets its name by the field that is written with it: a marked type of that name further down is made of it.
 *
 * @throws Error when there is no such contract, or a member is none of its list
 */
export function completeMarked(
  sdl: string,
  schemas: ReadonlyMap<string, z.core.$ZodType>,
  lists: Readonly<Record<string, unknown>>,
): string {
  const document = parse(sdl);
  const withEnums = document.definitions.map((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && isMarked(node) ? completeEnum(node, lists) : node,
  );
  const named = new Map(schemas);
  const { enums } = readSdl(print({ ...document, definitions: withEnums }));
  const definitions = withEnums.map((node) => {
    const isInput = node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    if (!(isInput || node.kind === Kind.OBJECT_TYPE_DEFINITION) || !isMarked(node)) return node;
    const owner = node.name.value;
    const schema = named.get(owner);
    if (!schema) throw new Error(`${owner}: no contract has this id`);
    const own = new Map(node.fields?.map((field) => [field.name.value, print(field)]));
    for (const { name, type } of node.fields ?? []) {
      const object = namelessIn(shapeOf(schema, owner)[name.value], isInput);
      visit(type, { NamedType: (each) => void (object && named.set(each.name.value, object)) });
    }
    const { text } = typeOfContract(schema, { owner, isInput, enums }, own);
    return { ...(parse(text).definitions[0] as typeof node), ...kept(node) };
  });
  return print({ ...document, definitions });
}

function completeEnum(node: EnumTypeDefinitionNode, lists: Readonly<Record<string, unknown>>): EnumTypeDefinitionNode {
  const name = node.name.value;
  const argument = node.directives?.find(isMark)?.arguments?.[0]?.value;
  const list = argument?.kind === Kind.STRING ? lists[argument.value] : undefined;
  if (typeof list !== 'object' || list === null) throw new Error(`${name}: of has to name a list of contracts`);
  const members = list instanceof z.ZodEnum ? list.options : Array.isArray(list) ? list : Object.keys(list);
  const own = new Map(node.values?.map((value) => [value.name.value, print(value)]));
  const unknown = [...own.keys()].find((member) => !members.includes(member));
  if (unknown !== undefined) throw new Error(`${name}.${unknown}: the contract has no such member`);
  const [made] = parse(`enum ${name} { ${members.map((member) => own.get(member) ?? member).join('\n')} }`).definitions;
  return { ...(made as EnumTypeDefinitionNode), ...kept(node) };
}

type Marked = {
  description?: EnumTypeDefinitionNode['description'];
  directives?: readonly ConstDirectiveNode[] | undefined;
};

/** What a marked definition says itself, without the mark. */
function kept({ description, directives = [] }: Marked) {
  return { ...(description && { description }), directives: directives.filter((directive) => !isMark(directive)) };
}

const isMarked = ({ directives }: Marked) => directives?.some(isMark);
const isMark = ({ name }: ConstDirectiveNode) => name.value === 'contract';
