import { createMenuInput, type MenuRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { slugOf } from '../addresses/slug-of.ts';
import { menus } from './menu.store.ts';

/**
 * Creates a menu without items; without a slug it is made of the name.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at `slug` when another menu has it.
 */
export async function createMenu(ctx: ServiceContext, raw: unknown): Promise<MenuRecord> {
  const input = readInput(ctx, 'content:write', createMenuInput, raw);
  const values = { ...input, slug: slugOf(input.slug, input.name) };
  return { ...(await menus.insert(ctx, { values })), items: [] };
}
