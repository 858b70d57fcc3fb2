import type { DomainError } from '@practice/service-kit';
import { GraphQLError } from 'graphql';

/** A problem as GraphQL answers carry it: the three fields of a REST answer under `extensions`. */
export function toGraphQLError(problem: DomainError): GraphQLError {
  const { retryAfterSeconds } = problem;
  return new GraphQLError(problem.message, {
    extensions: {
      ...problem.toResponse(),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      // Read and removed by Apollo Server: a rejection is an answer like any other.
      http: { status: 200 },
    },
  });
}
