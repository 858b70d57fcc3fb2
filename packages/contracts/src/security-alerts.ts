import { fromInstant } from './dates.ts';
import { pagingInput } from './paging.ts';
import { securityAlertKinds, securityRules, securitySubjects } from './security-rules.ts';
import { z } from './zod-setup.ts';

/** Whom the alert was notified: the admins, the user whom it is about, or nobody by itself, since there were too many. */
export const securityAlertAudiences = ['admins', 'user', 'nobody'] as const;

/** Something that happened to the site's security, once for an hour of it. No personal data of families. */
export const securityAlertRecord = z
  .object({
    id: z.string(),
    kind: z.enum(securityAlertKinds),
    title: z.string(),
    message: z.string(),
    subjectKind: z.enum(securitySubjects),
    subject: z.string().nullable().meta({ description: 'A user name, an address or an access token; null: the site.' }),
    subjectId: z.string().nullable(),
    by: z.string().nullable().meta({ description: 'Who did it, where it was done to somebody.' }),
    count: z.number().int(),
    targets: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
    notified: z.enum(securityAlertAudiences).meta({ description: '`nobody`: in a summary alone.' }),
    acknowledgedAt: z.string().nullable(),
    acknowledgedBy: z.string().nullable(),
  })
  .meta({ id: 'SecurityAlert' });

export type SecurityAlertRecord = z.infer<typeof securityAlertRecord>;

export const securityAlertFilters = ['open', 'acknowledged', 'all'] as const;

export const listSecurityAlertsInput = pagingInput.extend({
  state: z.enum(securityAlertFilters).nullish(),
  kind: z.enum(securityAlertKinds).nullish(),
});

const challengeCounts = z
  .object({ asked: z.number().int(), solved: z.number().int(), failed: z.number().int() })
  .meta({ id: 'ChallengeCounts' });

/** What is watched, and what there was. */
export const securityOverview = z
  .object({
    isEnabled: z.boolean().meta({ description: 'Whether anything is watched at all.' }),
    openAlerts: z.number().int().meta({ description: 'How many are not acknowledged.' }),
    watched: z.array(
      z
        .object({ kind: z.enum(securityAlertKinds), watches: z.string(), isOn: z.boolean() })
        .meta({ id: 'WatchedKind' }),
    ),
    challengesToday: challengeCounts,
    challengesThisWeek: challengeCounts.meta({ description: 'Of the last seven days.' }),
  })
  .meta({ id: 'SecurityOverview' });

export type SecurityOverview = z.infer<typeof securityOverview>;

export const acknowledgedAlerts = z.object({ acknowledged: z.number().int() }).meta({ id: 'AcknowledgedAlerts' });

export type AcknowledgedAlerts = z.infer<typeof acknowledgedAlerts>;

type Alert = Pick<SecurityAlertRecord, 'kind' | 'subject' | 'subjectId' | 'firstAt' | 'lastAt'>;

/** What the audit log is narrowed to for what an alert is about; null for what has no entries there. */
export function auditFilterOf({ kind, subject, subjectId, firstAt, lastAt }: Alert): Record<string, string> | null {
  const { per, actions } = securityRules[kind];
  if (actions.length === 0) return null;
  const days = { from: fromInstant(new Date(firstAt)).date, to: fromInstant(new Date(lastAt)).date };
  if (per === 'target' && subjectId) return { q: subjectId, ...days };
  if (per === 'actor' && subject) return { person: subject, ...days };
  return { kind: 'access', ...days };
}

/** What gateways refuse and count: how many of which kind, since they counted last. */
export const refusalCounts = z.object({
  batchId: z.string(),
  crossSiteRequests: z.number().int(),
  failedChallenges: z.number().int(),
  refusedRequests: z.number().int(),
});
export type RefusalCounts = z.infer<typeof refusalCounts>;
