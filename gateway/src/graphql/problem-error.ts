import type { DomainError } from '@practice/service-kit';
import { GraphQLError } from 'graphql';

/** A problem in a GraphQL response: the three fields of a REST response under `extensions`. */
export function toGraphQLError(problem: DomainError): GraphQLError {
  const { retryAfterSeconds } = problem;
  return new GraphQLError(problem.message, {
    extensions: {
      ...problem.toResponse(),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      // Read and removed by Apollo Server: a rejection is a response like any other.
      http: { status: 200 },
    },
  });
}
