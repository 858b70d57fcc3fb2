import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { competitorNotes } from './competitor-note.store.ts';

/** @throws DomainError NOT_FOUND */
export async function deleteCompetitorNote(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await competitorNotes.remove(ctx, { id });
}
