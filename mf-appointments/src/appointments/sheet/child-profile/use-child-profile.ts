import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import {
  AppointmentChildProfileDocument,
  ChildTimelineDocument,
  type ChildTimelineQuery,
} from '../../../generated/graphql.ts';

export type TimelineEntry = ChildTimelineQuery['childTimeline'][number];

const events = new Set([
  'reset',
  'child-profile.changed',
  'clinical-note.changed',
  'assessment.changed',
  'appointment.changed',
]);

/** The file of an appointment's child (null while there is none) and its history; both follow others' changes. */
export function useChildProfile(appointmentId: string) {
  const file = useQuery(AppointmentChildProfileDocument, {
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
  });
  const profile = file.data?.appointmentChildProfile;
  const history = useQuery(ChildTimelineDocument, {
    variables: { id: profile?.id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: !profile,
  });
  const { refetch } = file;
  const { refetch: refetchHistory } = history;
  const hasFile = Boolean(profile);
  const refresh = useCallback(async () => {
    await refetch().catch(() => undefined);
    if (hasFile) await refetchHistory().catch(() => undefined);
  }, [refetch, refetchHistory, hasFile]);
  useLiveEvents(({ type }) => {
    if (events.has(type)) void refresh();
  });
  const error = file.error ?? history.error;
  return { profile, timeline: history.data?.childTimeline, problem: error && readProblem(error), refresh };
}
