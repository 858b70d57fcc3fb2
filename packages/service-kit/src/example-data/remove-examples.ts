import type { ExampleDataKind } from '@practice/contracts';
import type { ServiceContext } from '../context.ts';
import { toDomainError } from '../domain-error.ts';
import { withTransaction } from '../transaction.ts';
import type { ExampleKind } from './example-kind.ts';
import { forgetDeletedExamples, forgetExamples, type NotedExample, readExamples } from './example-notes.ts';
import { usesOf } from './list-examples.ts';

type Chosen = { kind: ExampleDataKind; ids: readonly string[] };

/**
 * Takes away example records of a kind, those of `ids` that nobody has edited and nothing needs: what was listed may have
 * changed since. Each goes in a transaction of its own, with the note of it, so it may be ended at any time and run again.
 * @returns how many went
 */
export async function removeExamples(
  ctx: ServiceContext,
  kinds: readonly ExampleKind[],
  { kind: name, ids }: Chosen,
): Promise<number> {
  const kind = kinds.find((each) => each.kind === name);
  if (!kind) return 0;
  const there = await readExamples(kind);
  await forgetDeletedExamples(kind, there);
  const untouched = there.filter(({ id, isEdited }) => ids.includes(id) && !isEdited);
  const used = await usesOf(kind, { untouched, going: new Set() });
  const free = untouched.filter(({ id }) => !used.has(id));
  let removed = 0;
  for (const each of kind.isOneStep ? [free] : free.map((one) => [one])) removed += await remove(ctx, kind, each);
  for (const id of used.keys()) await withTransaction(async (session) => kind.withdraw?.(session, ctx, id));
  return removed;
}

/** What the service refuses to remove stays. */
async function remove(ctx: ServiceContext, kind: ExampleKind, examples: readonly NotedExample[]): Promise<number> {
  try {
    return await withTransaction(async (session) => {
      const records = examples.map(({ stored }) => stored._id);
      const still = (await readExamples(kind, { session, records })).filter(({ isEdited }) => !isEdited);
      if (still.length === 0 && !kind.isOneStep) return 0;
      const ids = still.map(({ id }) => id);
      await kind.remove(session, ctx, ids);
      const gone = still.map(({ stored }) => stored._id);
      await forgetExamples(session, kind, gone);
      return ids.length;
    });
  } catch (error) {
    if (toDomainError(error).status >= 500) throw error;
    return 0;
  }
}
