import { type DocumentNode, Kind, visit } from 'graphql';

/** Whether an operation asks for the schema itself: that is the gateway's, and no service's, to answer. */
export function isIntrospection(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD](field) {
      if (field.name.value === '__schema' || field.name.value === '__type') found = true;
    },
  });
  return found;
}
