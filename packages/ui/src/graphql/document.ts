import type { DocumentNode } from 'graphql';

/** The name of a document's operation; '' for one without. */
export function operationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition') return definition.name?.value ?? '';
  }
  return '';
}

/** The hash by which a document from codegen is known to the server; undefined for any other. */
export function hashOf(document: DocumentNode): string | undefined {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  return meta?.hash;
}
