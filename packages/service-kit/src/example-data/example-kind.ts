import type { ExampleDataKind, ExampleUseKind } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import type { ServiceContext } from '../context.ts';
import type { AnyModel } from '../records/model-of.ts';

/** A document as the database has it. */
// biome-ignore lint/suspicious/noExplicitAny: the model of the kind says what it has
export type StoredExample = any;

/** That so many things that are no example data need the record of the id; none is no use. */
export type FoundUse = { id: string; kind: ExampleUseKind; count: number; names?: string[] };

/** Records of one kind that the demonstration has, and how a service takes them away again. */
export type ExampleKind = {
  kind: ExampleDataKind;
  model: AnyModel;
  /**
   * What people call a record, and what it says: whatever nobody but an editor changes. Id, version and times of the record
   * are left out by themselves. Encrypted fields belong here readable: they are written in another way by each key.
   */
  read: (stored: StoredExample) => { name: string; says: Record<string, unknown> };
  /** What needs the records; `going` are the ids of the examples that go before these. */
  uses?: (stored: StoredExample[], going: ReadonlySet<string>) => Promise<FoundUse[]>;
  /** Removes records with what belongs to them, in the caller's transaction, and emits what follows from it. */
  remove: (session: ClientSession, ctx: ServiceContext, ids: string[]) => Promise<unknown>;
  /** What is done with a record that has to stay because it is used. */
  withdraw?: (session: ClientSession, ctx: ServiceContext, id: string) => Promise<unknown>;
  /** All go in one transaction, which also runs when nothing of the kind is left to go. */
  isOneStep?: true;
};
