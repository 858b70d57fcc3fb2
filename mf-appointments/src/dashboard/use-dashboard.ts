import { can, serviceTypes, settingValue, settingValues } from '@practice/contracts';
import { type LiveEvent, useLiveEvents, useMergedRefresh, useStaff } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import { DashboardDocument, type DashboardQuery } from '../generated/graphql.ts';

/** Changes that come close together, as those of a bulk action, are followed by one query. */
const TOGETHER_MS = 500;

/** The events after which the dashboard shows something else. */
const followed: ReadonlySet<LiveEvent['type']> = new Set([
  'reset',
  'appointment.requested',
  'appointment.changed',
  'calendar.changed',
  'contact-message.changed',
  'contact-message.received',
  'email.changed',
  'reminder.sent',
  'site-setting.changed',
] as const);

export type Visit = NonNullable<NonNullable<DashboardQuery['dashboard']>['next']>;
export type AppointmentFigures = NonNullable<DashboardQuery['dashboard']>;
export type MessageFigures = NonNullable<DashboardQuery['dashboardMessages']>;
export type Health = NonNullable<DashboardQuery['systemHealth']>;

/** All of the dashboard in one query, refetched after events. A part that cannot be read is null; the others are shown. */
export function useDashboard() {
  const { user } = useStaff();
  const { data, previousData, error, loading, refetch } = useQuery(DashboardDocument, {
    variables: { withHealth: can(user.role, 'system:read') },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { refresh, refreshSoon } = useMergedRefresh(refetch, TOGETHER_MS);
  useLiveEvents(({ type }) => {
    if (followed.has(type)) refreshSoon();
  });

  const shown = data ?? previousData;
  const titleOf = useCallback(
    (slug: string) =>
      shown?.serviceTitles?.find((service) => service?.slug === slug)?.title ??
      (serviceTypes as Record<string, string>)[slug] ??
      slug,
    [shown],
  );
  return {
    appointments: shown?.dashboard,
    messages: shown?.dashboardMessages,
    isMessagesFailed: Boolean(shown?.dashboard && error && !shown.dashboardMessages),
    health: shown?.systemHealth,
    /** Admins are told what is left to do before the site opens. */
    isSiteOpen: settingValue(settingValues(shown?.siteSettings), 'site_open') === 'true',
    titleOf,
    isLoading: loading && !shown,
    problem: error && !shown?.dashboard ? readProblem(error) : null,
    refresh,
  };
}
