import { fromInstant, type UrlHealthRecord, type UrlHealthStatus } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { UrlHealthDayModel } from './url-health.model.ts';

/** A day's log of findings has no more. */
const MAX_LOGGED = 1000;

/** Keeps how the site is now as the state of the day; a later check of the day replaces it. */
export async function writeDay(
  session: ClientSession,
  results: UrlHealthRecord[],
  { at, isLogged }: { at: Date; isLogged: boolean },
): Promise<void> {
  const count = (status: UrlHealthStatus) => results.filter((result) => result.status === status).length;
  const sum = results.reduce((total, { score }) => total + score, 0);
  const findings = results.flatMap(({ url, findings: found }) =>
    found.map(({ kind, detail, target }) => ({ url, kind, detail, target })),
  );
  const day = {
    at,
    averageScore: results.length > 0 ? Math.round(sum / results.length) : 0,
    healthy: count('healthy'),
    warning: count('warning'),
    error: count('error'),
    faults: findings.length,
    findings: isLogged ? findings.slice(0, MAX_LOGGED) : null,
  };
  await UrlHealthDayModel.replaceOne({ _id: fromInstant(at).date }, day, { upsert: true, session });
}
