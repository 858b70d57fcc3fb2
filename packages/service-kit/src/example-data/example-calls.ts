import type { ExampleDataKind, ExampleRecord } from '@practice/contracts';
import { assertCan } from '../assert-can.ts';
import type { ServiceContext } from '../context.ts';
import type { ExampleKind } from './example-kind.ts';
import { listExamples } from './list-examples.ts';
import { removeExamples } from './remove-examples.ts';

type ExampleCalls = {
  listExamples: (ctx: ServiceContext, input: object) => Promise<ExampleRecord[]>;
  removeExamples: (
    ctx: ServiceContext,
    input: { kind: ExampleDataKind; ids: string[] },
  ) => Promise<{ removed: number }>;
};

/** The internal calls of a service whose demonstration has records of these kinds, in the order in which they go. */
export function exampleCalls(kinds: readonly ExampleKind[]): ExampleCalls {
  return {
    async listExamples(ctx) {
      assertCan(ctx, 'example-data:read');
      return listExamples(kinds);
    },
    async removeExamples(ctx, chosen) {
      assertCan(ctx, 'example-data:remove');
      return { removed: await removeExamples(ctx, kinds, chosen) };
    },
  };
}
