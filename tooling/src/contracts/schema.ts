import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The composed schema as clients see it; `npm run codegen` writes the file. */
export function readSchema(root: string): GraphQLSchema {
  return buildSchema(readFileSync(join(root, 'gateway/api.graphql'), 'utf8'));
}
