import { type MenuRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { findMenuItems, withState } from './find-menu-items.ts';
import { MenuModel, type StoredMenu } from './menu.model.ts';
import { toMenuRecord } from './menu.store.ts';

/** The places of the site that have a menu: their names mean whichever menu is there. */
const places: readonly string[] = ['header', 'footer'];

/**
 * A menu with its items of every depth in order, or null: by its slug, or as `header` and `footer` the one that the site
 * shows there. Visitors get what is active, and nothing below what is not; editors get all unless they request
 * `isActive: true`.
 */
export async function getMenu(ctx: ServiceContext, input: unknown): Promise<MenuRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const { isActive } = activeFilter(ctx, input);
  const which = places.includes(slug) ? { location: slug } : { slug };
  const found = await MenuModel.find({ ...which, ...(isActive ? { isActive } : {}) }).lean<StoredMenu[]>();
  const [menu] = found.sort((one, other) => rank(one) - rank(other) || (String(one._id) < String(other._id) ? -1 : 1));
  if (!menu) return null;
  return toMenuRecord(menu, await withState(await findMenuItems([menu._id]), isActive));
}

/** Of several in one place the first active one is shown, before others the one that is called after the place. */
function rank({ slug, location, isActive }: StoredMenu): number {
  return (isActive ? 0 : 2) + (slug === location ? 0 : 1);
}
