import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { from } from 'rxjs';

type Execute = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

/** Runs operations by a function of the same process instead of over HTTP: rendering on the server, tests. */
export function executeLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, variables }) => from(execute(query, variables)));
}
