import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/**
 * The changes that would break a consumer of each of these public schemas, as sentences. Given what main has and what was
 * generated last, it leaves out what a branch itself has added, and what was allowed before.
 */
export async function breakingChanges(known: string[], next: string): Promise<string[]> {
  const [first = [], ...others] = await Promise.all(known.map((schema) => breaksOf(schema, next)));
  return first.filter((change) => others.every((changes) => changes.includes(change)));
}

async function breaksOf(known: string, next: string): Promise<string[]> {
  const changes = await diff(buildSchema(known), buildSchema(next));
  return changes
    .filter((change) => change.criticality.level === CriticalityLevel.Breaking)
    .map((change) => change.message);
}
