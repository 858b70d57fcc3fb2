import type { ExampleData } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { collectExamples } from './collect-examples.ts';
import { findRemoval } from './find-removal.ts';

/**
 * What is left of the demonstration's data, which of it stays and why, and how far a removal is.
 * @throws DomainError UNAVAILABLE when a service does not answer
 */
export async function getExampleData(ctx: ServiceContext): Promise<ExampleData> {
  assertCan(ctx, 'example-data:read');
  const [records, removal] = await Promise.all([collectExamples(ctx), findRemoval()]);
  return { records, removal };
}
