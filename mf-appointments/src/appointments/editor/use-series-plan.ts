import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useEffect, useRef, useState } from 'react';
import {
  type SeriesChoiceInput,
  SeriesPreviewDocument,
  type SeriesPreviewQueryVariables,
} from '../../generated/graphql.ts';
import type { FormValues } from './form-values.ts';
import { type Decisions, decisionAbout, openDates } from './series-decisions.ts';
import { seriesVariables } from './series-variables.ts';

const TOGETHER_MS = 300;
const none: Decisions = new Map();
/** Never sent: the query is skipped as long as the form says too little. */
const nothing: SeriesPreviewQueryVariables = { appointmentDate: '', appointmentTime: '', recurringPattern: 'weekly' };

type Options = {
  /** Null while there is nothing to plan. */
  values: FormValues | null;
  /** The appointment whose recurrence changes; null for a new one. */
  appointmentId: string | null;
};

/** The dates of the series in the form, current while others book and close times, and what was chosen about them. */
export function useSeriesPlan({ values, appointmentId }: Options) {
  const variables = values && seriesVariables(values, appointmentId);
  const { data, previousData, error, loading, refetch } = useQuery(SeriesPreviewDocument, {
    variables: variables ?? nothing,
    skip: variables === null,
    fetchPolicy: 'network-only',
  });
  const [decisions, setDecisions] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isShown = variables !== null;

  function refresh() {
    timer.current = undefined;
    void refetch().catch(() => undefined);
  }
  useLiveEvents(({ type }) => {
    if (!isShown || (type !== 'reset' && type !== 'calendar.changed' && type !== 'appointment.changed')) return;
    timer.current ??= setTimeout(refresh, TOGETHER_MS);
  });

  const preview = isShown ? (data ?? previousData)?.seriesPreview : undefined;
  return {
    isShown,
    preview,
    isLoading: loading,
    problem: error ? readProblem(error).message : null,
    decisions,
    decide(choices: readonly SeriesChoiceInput[]) {
      setDecisions((current) => new Map([...current, ...choices.map((choice) => [choice.date, choice] as const)]));
    },
    refresh,
    /** What is sent about dates that are not free; nothing while the dates are not there: then those are skipped. */
    toInput(): { seriesChoices?: SeriesChoiceInput[] } {
      if (!isShown || loading || error || !data) return {};
      return { seriesChoices: openDates(data.seriesPreview.dates).map((one) => decisionAbout(one, decisions)) };
    },
  };
}

export type SeriesPlan = ReturnType<typeof useSeriesPlan>;
