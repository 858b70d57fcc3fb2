import { isDuplicateKey } from '../domain-error.ts';
import { withTransaction } from '../transaction.ts';
import type { ExampleKind } from './example-kind.ts';
import { noteExamples } from './example-notes.ts';

type Values = Record<string, unknown>;

/**
 * Makes records of the demonstration and notes them, all or none; one that has the same value in the unique field `by` as a
 * stored one is left out.
 */
export async function addExamples(
  kind: Pick<ExampleKind, 'model' | 'read'>,
  { by, rows }: { by: string; rows: readonly object[] },
): Promise<void> {
  const keyOf = (row: object) => (row as Values)[by];
  try {
    await withTransaction(async (session) => {
      const there = await kind.model.distinct(by, { [by]: { $in: rows.map(keyOf) } }).session(session);
      const known = new Set(there.map(String));
      const missing = rows.filter((row) => !known.has(String(keyOf(row))));
      const made = await kind.model.create(missing, { session, ordered: true });
      await noteExamples(
        session,
        kind,
        made.map(({ _id }: { _id: unknown }) => _id),
      );
    });
  } catch (error) {
    // Another process that starts at the same moment has made them.
    if (!isDuplicateKey(error)) throw error;
  }
}
