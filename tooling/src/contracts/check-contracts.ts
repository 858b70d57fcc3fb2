import { type GraphQLSchema, parse, validate } from 'graphql';

/** The GraphQL documents of one version of a remote, as they are published with its manifest. */
export type PublishedDocuments = {
  /** As it is named in messages: `mf-seo 1.2.0+3fa92c1b`. */
  owner: string;
  /** Texts by hash. */
  documents: Record<string, string>;
};

/**
 * What the schema would break: a line for every document that is not valid against it, with whose it is, the operation's
 * name and what is wrong. Empty when all is well.
 */
export function checkContracts(schema: GraphQLSchema, published: readonly PublishedDocuments[]): string[] {
  return published.flatMap(({ owner, documents }) =>
    Object.values(documents).flatMap((text) => problemsOf(schema, text).map((problem) => `${owner}: ${problem}`)),
  );
}

function problemsOf(schema: GraphQLSchema, text: string): string[] {
  try {
    const document = parse(text);
    const names = document.definitions.flatMap((definition) =>
      definition.kind === 'OperationDefinition' ? [`${definition.operation} ${definition.name?.value ?? ''}`] : [],
    );
    return validate(schema, document).map(({ message }) => `${names.join(', ')}: ${message}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
