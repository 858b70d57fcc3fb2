import { type FieldProblem, fieldSentences } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import {
  type ArgumentNode,
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  type ObjectFieldNode,
  typeFromAST,
  type VariableDefinitionNode,
  type VariableNode,
  visit,
} from 'graphql';

/** The beginnings of GraphQL's own messages, and their replacements. */
const sentences: [RegExp, string][] = [
  [/^Expected non-nullable type/, fieldSentences.required],
  [/^(String|ID) cannot represent/, fieldSentences.text],
  [/^Float cannot represent/, fieldSentences.number],
  [/^Int cannot represent non-integer value: -?\d/, fieldSentences.whole],
  [/^Int cannot represent/, fieldSentences.number],
  [/^Boolean cannot represent|^Enum |^Value .* enum\b/, fieldSentences.option],
];

type Operation = { document: DocumentNode; operationName: string | undefined; variables: Record<string, unknown> };

/**
 * What is wrong with an operation's variables, reported like the same mistake in a REST body: the fields of an input
 * object by their own path. Null when they fit.
 */
export function variableProblem(schema: GraphQLSchema, operation: Operation): DomainError | null {
  const definitions = getOperationAST(operation.document, operation.operationName)?.variableDefinitions ?? [];
  const errors = definitions.flatMap((definition) => problemsOf(schema, definition, operation));
  return errors.length > 0 ? new DomainError('VALIDATION_FAILED', { errors }) : null;
}

function problemsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  { document, variables }: Operation,
): FieldProblem[] {
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return [];
  const value = variables[definition.variable.name.value];
  if (value === undefined && (definition.defaultValue || !isNonNullType(type))) return [];
  const isMissing = value === undefined || (value === null && isNonNullType(type));
  if (isMissing) return [missing(argumentOf(document, definition.variable))];
  return coercionProblems(argumentOf(document, definition.variable), value, type);
}

/** The argument or input field that a variable is for: callers name variables as they like. */
function argumentOf(document: DocumentNode, { name }: VariableNode): string {
  let argument = name.value;
  const look = (node: ArgumentNode | ObjectFieldNode) => {
    if (node.value.kind === Kind.VARIABLE && node.value.name.value === name.value) argument = node.name.value;
  };
  visit(document, { [Kind.ARGUMENT]: look, [Kind.OBJECT_FIELD]: look });
  return argument;
}

function coercionProblems(name: string, value: unknown, type: GraphQLInputType): FieldProblem[] {
  const problems: FieldProblem[] = [];
  coerceInputValue(value, type, (path, _value, error) => {
    const prefix = isInputObjectType(getNamedType(type)) ? [] : [name];
    problems.push(describe([...prefix, ...path].join('.'), error, name));
  });
  return problems;
}

/** GraphQL names a missing or unknown field only in its message. */
function describe(path: string, error: GraphQLError, variable: string): FieldProblem {
  const [, unknown] = /^Field "(.+?)" is not defined by type/.exec(error.message) ?? [];
  const [, required] = /^Field "(.+?)" of required type/.exec(error.message) ?? [];
  const field = [path, unknown ?? required].filter(Boolean).join('.') || variable;
  if (unknown) return { field, message: fieldSentences.unknown, code: 'UNKNOWN_FIELD' };
  if (required) return missing(field);
  const [, message = fieldSentences.wrong] = sentences.find(([start]) => start.test(error.message)) ?? [];
  return { ...missing(field), message };
}

function missing(field: string): FieldProblem {
  return { field, message: fieldSentences.required, code: 'INVALID_TYPE' };
}
