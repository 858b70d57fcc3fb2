import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql';

const MAX_FIELDS = 5;
const titles = new WeakMap<DocumentNode, string>();

/**
 * What traces call a valid operation: its type and its root fields, all of them names of the schema. Its own name and its
 * aliases are whatever its caller has chosen.
 */
export function operationTitle(document: DocumentNode): string {
  const known = titles.get(document);
  if (known !== undefined) return known;
  const title =
    document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION).map(titleOf)[0] ?? 'none';
  titles.set(document, title);
  return title;
}

function titleOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const fields = selectionSet.selections.map((node) => (node.kind === Kind.FIELD ? node.name.value : '…'));
  const rest = fields.length > MAX_FIELDS ? ' …' : '';
  return `${operation} ${[...new Set(fields)].slice(0, MAX_FIELDS).join(' ')}${rest}`;
}
