import { literalBeginning, type RedirectRule, RedirectSet, sourceSegments, targetSegments } from '@practice/contracts';
import { type ClientSession, escapeRegExp } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';
import { redirectAddresses } from './redirect-keys.ts';

type Options = { session: ClientSession /** Left out: the redirect itself. */; without?: string | undefined };
type Loaded = RedirectRule & { _id: unknown };

const ruleFields = { matchType: 1, fromUrl: 1, toUrl: 1 } as const;
const wideTypes = { $in: ['prefix', 'pattern'] };

/** The active redirects that can meet one: all prefixes and patterns, and of the others those at its source and target. */
export async function loadAround(rule: RedirectRule, { session, without }: Options): Promise<RedirectSet> {
  const { fromKey, toKey } = redirectAddresses(rule);
  const find = (filter: object) => RedirectModel.find({ isActive: true, ...filter }, ruleFields, { session }).lean();
  const found: Loaded[] = [
    ...(await find({ matchType: wideTypes })),
    ...(await find({ fromKey })),
    ...(toKey ? await find({ fromKey: withQueries(toKey) }) : []),
    ...(await find({ toKey: fromKey.replace(/\?.*/, '') })),
    ...(await wideAround(rule, find)),
  ];
  const byId = new Map(found.map((one) => [String(one._id), one]));
  if (without !== undefined) byId.delete(without);
  return new RedirectSet([...byId.values()].map(ruleOf));
}

/** Sources of one path, with any query or none. */
const withQueries = (path: string) => ({ $regex: `^${escapeRegExp(path)}(\\?|$)` });

/** Every active redirect, for work on many at once. */
export async function loadActive(session: ClientSession): Promise<(RedirectRule & { id: string })[]> {
  const found: Loaded[] = await RedirectModel.find({ isActive: true }, ruleFields, { session }).lean();
  return found.map((one) => ({ ...ruleOf(one), id: String(one._id) }));
}

/** Of a prefix or pattern: single addresses below its source and below its target. */
async function wideAround(rule: RedirectRule, find: (filter: object) => Promise<Loaded[]>): Promise<Loaded[]> {
  if (rule.matchType === 'exact') return [];
  const below = (path: string) => ({ $regex: `^${escapeRegExp(path)}(/|\\?|$)` });
  const target = targetSegments(rule);
  const source = await find({ toKey: below(literalBeginning(sourceSegments(rule))) });
  const isOne = target?.every((segment) => 'text' in segment) ?? true;
  return isOne ? source : [...source, ...(await find({ fromKey: below(literalBeginning(target ?? [])) }))];
}

function ruleOf({ matchType, fromUrl, toUrl }: RedirectRule): RedirectRule {
  // Stored before there were others.
  return { matchType: matchType ?? 'exact', fromUrl, toUrl };
}
