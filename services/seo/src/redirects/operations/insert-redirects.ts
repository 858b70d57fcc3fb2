import { GONE, type RedirectRule, RedirectSet, type RedirectType } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { findShadowed, readSite } from '../assert-not-shadowed.ts';
import { loadActive } from '../load-redirects.ts';
import { RedirectModel } from '../redirect.model.ts';
import { redirectAddresses } from '../redirect-keys.ts';

export type NewRedirect = RedirectRule & { redirectType: RedirectType; isActive: boolean };

/** `isStored`: a redirect that says the same is there already, which is the problem. */
export type Checked = { redirect: NewRedirect; problem: string | null; isStored: boolean };

/** Why each may not stand where something is, null when it may; to be read before any transaction. */
export async function readShadowed(redirects: readonly NewRedirect[]): Promise<(string | null)[]> {
  const site = await readSite(redirects.map(({ fromUrl }) => fromUrl));
  return Promise.all(redirects.map(async (redirect) => (await findShadowed(redirect, site))?.message ?? null));
}

/**
 * Checks redirects one after the other as if those before were stored, beside those that stand: the first of two that do not
 * go together is taken.
 */
export async function checkRedirects(
  session: ClientSession,
  redirects: readonly NewRedirect[],
  shadowed: readonly (string | null)[],
): Promise<Checked[]> {
  const fields = { fromKey: 1, toUrl: 1, redirectType: 1, isActive: 1, _id: 0 };
  const stored = await RedirectModel.find({}, fields, { session }).lean();
  const known = new Map(stored.map((each) => [each.fromKey, each]));
  const keys = new Set(known.keys());
  const set = new RedirectSet(await loadActive(session));
  return redirects.map((redirect, index) => {
    const { fromKey, toUrl } = redirectAddresses(redirect);
    const there = known.get(fromKey);
    const conflict = redirect.isActive ? set.conflict(redirect) : null;
    const problem =
      shadowed[index] ??
      (conflict?.code !== 'DUPLICATE' && keys.has(fromKey)
        ? `${redirect.fromUrl} için zaten bir yönlendirme var.`
        : (conflict?.message ?? null));
    if (problem === null) {
      keys.add(fromKey);
      if (redirect.isActive) set.add(redirect);
    }
    const isStored =
      there?.toUrl === toUrl && there.redirectType === redirect.redirectType && there.isActive === redirect.isActive;
    return { redirect, problem, isStored };
  });
}

/** Stores redirects that were checked; their ids, with their first version. */
export async function insertRedirects(
  session: ClientSession,
  redirects: readonly NewRedirect[],
): Promise<{ id: string; version: number }[]> {
  if (redirects.length === 0) return [];
  const documents = redirects.map(({ redirectType, isActive, ...rule }) => ({
    ...redirectAddresses({ ...rule, toUrl: redirectType === GONE ? '' : rule.toUrl }),
    redirectType,
    isActive,
  }));
  const inserted = await RedirectModel.insertMany(documents, { session });
  return inserted.map(({ _id }) => ({ id: String(_id), version: 1 }));
}
