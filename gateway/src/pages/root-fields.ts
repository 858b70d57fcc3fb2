import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

const known = new WeakMap<DocumentNode, readonly string[]>();

/** Names of the root fields that a document asks for, through fragments too; without those of the schema itself. */
export function rootFields(document: DocumentNode): readonly string[] {
  let fields = known.get(document);
  if (!fields) {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    }
    const found = document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? fieldsOf(node.selectionSet, fragments) : [],
    );
    fields = [...new Set(found)].filter((name) => !name.startsWith('__'));
    known.set(document, fields);
  }
  return fields;
}

function fieldsOf({ selections }: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const spread = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    return spread ? fieldsOf(spread.selectionSet, fragments) : [];
  });
}
