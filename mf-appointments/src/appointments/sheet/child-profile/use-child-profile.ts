import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import {
  AppointmentChildProfileDocument,
  ChildProfileDocument,
  ChildTimelineDocument,
  type ChildTimelineQuery,
  PossibleChildProfilesDocument,
} from '../../../generated/graphql.ts';
import type { ChildProfile } from './child-profiles.ts';

export type TimelineEntry = ChildTimelineQuery['childTimeline'][number];

const events = new Set([
  'reset',
  'child-profile.changed',
  'clinical-note.changed',
  'assessment.changed',
  'appointment.changed',
]);

/** The file of an appointment's child (null while there is none) and its history; both follow others' changes. */
export function useAppointmentChildProfile(appointmentId: string) {
  const { data, error, refetch } = useQuery(AppointmentChildProfileDocument, {
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
  });
  return useHistory({ profile: data?.appointmentChildProfile, error, refetch });
}

/** The files that may be of an appointment's child, which has none; undefined until they are known. */
export function usePossibleFiles(appointmentId: string, hasNone: boolean) {
  const { data, error } = useQuery(PossibleChildProfilesDocument, {
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
    skip: !hasNone,
  });
  return data?.possibleChildProfiles ?? (error ? [] : undefined);
}

/** The same of a file by its id. */
export function useChildProfile(id: string) {
  const { data, error, refetch } = useQuery(ChildProfileDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return useHistory({ profile: data?.childProfile, error, refetch });
}

type LoadedFile = {
  profile: ChildProfile | null | undefined;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
};

function useHistory({ profile, error: failure, refetch }: LoadedFile) {
  const history = useQuery(ChildTimelineDocument, {
    variables: { id: profile?.id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: !profile,
  });
  const { refetch: refetchHistory } = history;
  const hasFile = Boolean(profile);
  const refresh = useCallback(async () => {
    await refetch().catch(() => undefined);
    if (hasFile) await refetchHistory().catch(() => undefined);
  }, [refetch, refetchHistory, hasFile]);
  useLiveEvents(({ type }) => {
    if (events.has(type)) void refresh();
  });
  const error = failure ?? history.error;
  return { profile, timeline: history.data?.childTimeline, problem: error && readProblem(error), refresh };
}
