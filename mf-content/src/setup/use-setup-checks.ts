import { areServicesReviewed, EXAMPLE_TEXT_NOTE, type SetupChecks } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { SetupChecksDocument, type SetupChecksQuery } from '../generated/graphql.ts';

const NEWS = new Set(['legal-text.changed', 'calendar.changed', 'therapy-service.changed', 'user.changed', 'reset']);

/** What the steps that are not about settings need to know; nothing until it is there, or when it cannot be read. */
export function useSetupChecks(): SetupChecks {
  const { data, refetch } = useQuery(SetupChecksDocument, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    // The steps are left as they were.
    if (NEWS.has(type)) refetch().catch(() => undefined);
  });
  return data ? checksOf(data as SetupChecksQuery) : {};
}

function checksOf({ legalTexts, workingHours, therapyServices, users }: SetupChecksQuery): SetupChecks {
  return {
    legalTexts: !legalTexts.some(({ bodyHtml }) => bodyHtml.includes(EXAMPLE_TEXT_NOTE)),
    hours: workingHours.some(({ version }) => version > 1),
    services: areServicesReviewed(therapyServices),
    colleague: users.length > 1,
  };
}
