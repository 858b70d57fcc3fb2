import type { SelfCheckFault, SelfCheckKey } from '@practice/contracts';
import { systemContext } from '../context.ts';
import { database } from '../database.ts';
import type { SelfCheck } from '../self-checks/self-check.ts';
import type { Service } from '../service.ts';

/** A service's part in a self-check, to its end: what it looked at, and what it found. */
export async function runSelfCheck(service: Service, key: SelfCheckKey) {
  const run = service.internal?.runSelfCheckStep as (ctx: unknown, input: object) => ReturnType<SelfCheck>;
  const faults: SelfCheckFault[] = [];
  const notes: string[] = [];
  let checked = 0;
  let from: string | null = null;
  do {
    const step: Awaited<ReturnType<SelfCheck>> = await run(systemContext('test'), { key, from });
    checked += step.checked;
    faults.push(...step.faults);
    if (step.note) notes.push(step.note);
    from = step.next;
  } while (from !== null);
  return { checked, faults, notes };
}

type Break = { key: SelfCheckKey; collection: string; filter?: object; update: object };

/** The faults that are found after a change of a stored document past the service, which is taken back. `…` is its id. */
export async function faultsAfter(service: Service, { key, collection, filter = {}, update }: Break) {
  const documents = database().collection(collection);
  const before = await documents.findOne(filter);
  if (!before) throw new Error(`There is nothing to change in ${collection}.`);
  await documents.updateOne({ _id: before._id }, update);
  const { faults } = await runSelfCheck(service, key);
  await documents.replaceOne({ _id: before._id }, before);
  return faults.map((fault) => ({ ...fault, id: fault.id.replaceAll(String(before._id), '…') }));
}
