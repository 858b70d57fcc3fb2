/** Where GraphQL is served. */
export const GRAPHQL_PATH = '/graphql';
