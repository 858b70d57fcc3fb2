import { type SecurityAlertKind, securityRules } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { SecurityActivityModel } from './security-activity.model.ts';

/** Far above any threshold that counts single acts; gateways count theirs in batches. */
const MAX_HITS = 300;
const MINUTE_MS = 60_000;

type Act = { kind: SecurityAlertKind; subjectId: string | null; at: Date; target: string | null; count?: number };

/** What there was within the time of the rule, and how many of it this act added. */
export type Noted = { count: number; targets: number; added: number };

/** Counts an act; null while there are fewer than the rule's threshold. */
export async function noteActivity(
  session: ClientSession,
  { kind, subjectId, at, target, count = 1 }: Act,
): Promise<Noted | null> {
  const { threshold, minutes, least = 1, countsTargets } = securityRules[kind];
  if (threshold === 1) return { count, targets: 1, added: count };
  const _id = `${kind}:${subjectId ?? ''}`;
  const found = await SecurityActivityModel.findById(_id, null, { session }).lean();
  const since = at.getTime() - minutes * MINUTE_MS;
  const recent = found?.hits.filter((hit) => hit.at.getTime() > since) ?? [];
  const isKnown = countsTargets && recent.some((hit) => hit.target === target);
  const hits = [...recent.filter((hit) => !isKnown || hit.target !== target), { at, target, count }].slice(-MAX_HITS);
  const expiresAt = new Date(at.getTime() + minutes * MINUTE_MS);
  await SecurityActivityModel.replaceOne({ _id }, { hits, expiresAt }, { upsert: true, session });
  const sum = hits.reduce((total, hit) => total + hit.count, 0);
  const targets = new Set(hits.map((hit) => hit.target)).size;
  return sum < threshold || targets < least ? null : { count: sum, targets, added: isKnown ? 0 : count };
}
