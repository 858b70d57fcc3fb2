import { addDays, type SecurityOverview, securityAlertKinds, securityRules, today } from '@practice/contracts';
import { assertCan, isSettingOn, type ServiceContext, sumChallenges } from '@practice/service-kit';
import { readActiveKinds } from './active-kinds.ts';
import { SecurityAlertModel } from './security-alert.model.ts';

const WEEK_DAYS = 7;

/** What is watched, how many alerts nobody has acknowledged, and what became of challenges, for admins. */
export async function getSecurityOverview(ctx: ServiceContext): Promise<SecurityOverview> {
  assertCan(ctx, 'security:read');
  const active = await readActiveKinds();
  return {
    isEnabled: await isSettingOn('security_monitoring_enabled'),
    openAlerts: await SecurityAlertModel.countDocuments({ acknowledgedAt: null }),
    watched: securityAlertKinds.map((kind) => ({
      kind,
      watches: securityRules[kind].watches,
      isOn: active.includes(kind),
    })),
    challengesToday: await sumChallenges(today()),
    challengesThisWeek: await sumChallenges(addDays(today(), 1 - WEEK_DAYS)),
  };
}
