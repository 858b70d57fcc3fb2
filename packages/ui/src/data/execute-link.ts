import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { from } from 'rxjs';

type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

/** Runs operations with an in-process function instead of HTTP: for rendering on the server and for tests. */
export function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, variables }) => from(execute(query, variables)));
}
