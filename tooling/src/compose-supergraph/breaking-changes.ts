import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** The changes from one public schema to the next that would break a consumer, as sentences. */
export async function breakingChanges(released: string, next: string): Promise<string[]> {
  const changes = await diff(buildSchema(released), buildSchema(next));
  return changes
    .filter((change) => change.criticality.level === CriticalityLevel.Breaking)
    .map((change) => change.message);
}
