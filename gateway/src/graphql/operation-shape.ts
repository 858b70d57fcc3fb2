import { type DocumentNode, Kind, visit } from 'graphql';

/** Whether an operation introspects the schema, which the gateway resolves itself. */
export function isIntrospection(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD](field) {
      if (field.name.value === '__schema' || field.name.value === '__type') found = true;
    },
  });
  return found;
}
