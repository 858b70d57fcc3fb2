import { MAX_PAGE_SIZE } from '@practice/contracts';
import { type DocumentNode, type FieldNode, GraphQLError, Kind, parse, type SelectionSetNode, visit } from 'graphql';

/** Limits for documents other than the front ends' own. */
const operationLimits = {
  tokens: 1000,
  depth: 8,
  /** Introspection is deep by its nature. */
  introspectionDepth: 16,
  aliases: 15,
  rootFields: 20,
  pageSize: MAX_PAGE_SIZE,
} as const;

const PAGE_SIZE_ARGUMENTS = new Set(['pageSize', 'limit', 'first', 'last']);

/** The result of parsing a document within the limits. */
type ReadDocument = { document: DocumentNode } | { rejection: string } | { syntaxError: true };

/** Parses a text, up to the limit of tokens. */
export function readWithinLimits(text: string): ReadDocument {
  try {
    const document = parse(text, { maxTokens: operationLimits.tokens });
    const rejection = shapeRejection(document);
    return rejection ? { rejection } : { document };
  } catch (error) {
    const isTooLong = error instanceof GraphQLError && error.message.includes('tokens');
    return isTooLong ? { rejection: `more than ${operationLimits.tokens} tokens` } : { syntaxError: true };
  }
}

/** Why a document's shape is rejected; undefined when it is within the limits. */
function shapeRejection(document: DocumentNode): string | undefined {
  const { aliases, rootFields, depth, introspectionDepth } = operationLimits;
  if (countAliases(document) > aliases) return `more than ${aliases} aliases`;
  const shape = new Shape(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const fields = shape.fieldsOf(definition.selectionSet);
    if (fields.length > rootFields) return `more than ${rootFields} fields at the root`;
    for (const field of fields) {
      const max = field.name.value.startsWith('__') ? introspectionDepth : depth;
      if (shape.heightOf(field) > max) return `deeper than ${max} levels`;
    }
  }
  return undefined;
}

function countAliases(document: DocumentNode): number {
  let aliases = 0;
  visit(document, {
    [Kind.FIELD](field) {
      if (field.alias) aliases += 1;
    },
  });
  return aliases;
}

/**
 * Measures a document with its fragments. Each selection is measured once, however often fragments repeat it; a
 * fragment inside itself counts nothing and is left to validation.
 */
class Shape {
  readonly #fragments = new Map<string, SelectionSetNode>();
  readonly #heights = new Map<SelectionSetNode, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition.selectionSet);
    }
  }

  /** The fields of a selection, those of its fragments included. */
  fieldsOf(selectionSet: SelectionSetNode, seen = new Set<SelectionSetNode>()): FieldNode[] {
    if (seen.has(selectionSet)) return [];
    seen.add(selectionSet);
    return selectionSet.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : this.#fragments.get(selection.name.value);
      return inner ? this.fieldsOf(inner, seen) : [];
    });
  }

  /** The maximum depth of nested fields, this one included. */
  heightOf(field: FieldNode): number {
    return 1 + (field.selectionSet ? this.#below(field.selectionSet) : 0);
  }

  #below(selectionSet: SelectionSetNode): number {
    const known = this.#heights.get(selectionSet);
    if (known !== undefined) return known;
    this.#heights.set(selectionSet, 0);
    const height = Math.max(0, ...this.fieldsOf(selectionSet).map((field) => this.heightOf(field)));
    this.#heights.set(selectionSet, height);
    return height;
  }
}

/** Whether an argument requests more items per page than any list allows. */
export function exceedsPageSize(document: DocumentNode, variables: Record<string, unknown>): boolean {
  const defaults: Record<string, unknown> = {};
  let found = false;
  visit(document, {
    [Kind.VARIABLE_DEFINITION]({ variable, defaultValue }) {
      if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = defaultValue.value;
    },
    [Kind.ARGUMENT]({ name, value }) {
      if (!PAGE_SIZE_ARGUMENTS.has(name.value)) return;
      const given = value.kind === Kind.VARIABLE ? { ...defaults, ...variables }[value.name.value] : undefined;
      if (Number(value.kind === Kind.INT ? value.value : given) > operationLimits.pageSize) found = true;
    },
  });
  return found;
}
