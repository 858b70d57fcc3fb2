import type { ServiceContext } from '@practice/service-kit';
import type { ClinicalNote } from './clinical-note.model.ts';

type Authored = Pick<ClinicalNote, 'authorId' | 'isPrivate'>;

/** Whether the caller may change a note: its author and admins may. */
export function canEditNote({ actor }: ServiceContext, { authorId }: Pick<ClinicalNote, 'authorId'>): boolean {
  return actor.role === 'admin' || (actor.userId !== null && actor.userId === authorId);
}

/** Whether the caller may see a note: a private one is for its author and admins alone. */
export function canSeeNote(ctx: ServiceContext, note: Authored): boolean {
  return !note.isPrivate || canEditNote(ctx, note);
}

/** The same rule as a filter, for lists and counts. */
export function visibleNotes({ actor }: ServiceContext) {
  if (actor.role === 'admin') return {};
  const own = actor.userId === null ? [] : [{ authorId: actor.userId }];
  return { $or: [{ isPrivate: false }, ...own] };
}
