import {
  type RetentionClassState,
  type RetentionOverview,
  retentionClasses,
  type SelfExpiringKind,
  selfExpiringRecords,
  settingValue,
} from '@practice/contracts';
import { assertCan, readAllSettings, type ServiceContext } from '@practice/service-kit';
import { findExpired } from './find-expired.ts';
import { nextRunDay } from './next-run-day.ts';

/** For admins: what is kept for how long, how much there is of it, and how much would go now. */
export async function getRetention(ctx: ServiceContext): Promise<RetentionOverview> {
  assertCan(ctx, 'privacy:read');
  const classes: RetentionClassState[] = [];
  for (const kind of retentionClasses) {
    const { days, keptFrom, total, oldest, expired } = await findExpired(ctx, kind);
    const onHold = expired.filter(({ isOnHold }) => isOnHold).length;
    classes.push({ kind, days, keptFrom, total, oldest, expired: expired.length - onHold, onHold });
  }
  const settings = await readAllSettings();
  const selfExpiring = (Object.keys(selfExpiringRecords) as SelfExpiringKind[]).map((kind) => ({
    kind,
    days: daysOf(kind, settings),
  }));
  return { nextOn: nextRunDay(), classes, selfExpiring };
}

/** Null where the period is no number of days. */
function daysOf(kind: SelfExpiringKind, settings: Readonly<Record<string, string>>): number | null {
  const { period } = selfExpiringRecords[kind];
  if ('days' in period) return period.days;
  return 'setting' in period ? Number(settingValue(settings, period.setting)) : null;
}
