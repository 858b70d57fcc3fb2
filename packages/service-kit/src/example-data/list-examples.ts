import type { ExampleRecord, ExampleUse } from '@practice/contracts';
import type { ExampleKind } from './example-kind.ts';
import { readExamples } from './example-notes.ts';

/** The example records of these kinds, in the order in which they would go: which of them stay, and why. */
export async function listExamples(kinds: readonly ExampleKind[]): Promise<ExampleRecord[]> {
  const going = new Set<string>();
  const listed: ExampleRecord[] = [];
  for (const kind of kinds) {
    const found = await readExamples(kind);
    const untouched = found.filter(({ isEdited }) => !isEdited);
    const used = await usesOf(kind, { untouched, going });
    for (const { id, name, isEdited } of found) {
      const uses = used.get(id) ?? [];
      const state = isEdited ? 'edited' : uses.length > 0 ? 'used' : 'untouched';
      if (state === 'untouched') going.add(id);
      listed.push({ kind: kind.kind, id, name, state, uses });
    }
  }
  return listed;
}

type Candidates = { untouched: readonly { stored: unknown }[]; going: ReadonlySet<string> };

/** What needs the records, by their ids; those that nothing needs are left out. */
export async function usesOf(
  { uses }: ExampleKind,
  { untouched, going }: Candidates,
): Promise<ReadonlyMap<string, ExampleUse[]>> {
  const byId = new Map<string, ExampleUse[]>();
  if (!uses || untouched.length === 0) return byId;
  const stored = untouched.map((each) => each.stored);
  for (const { id, kind, count, names = [] } of await uses(stored, going)) {
    if (count > 0) byId.set(id, [...(byId.get(id) ?? []), { kind, count, names }]);
  }
  return byId;
}
