import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { useEffect } from 'react';
import { ExampleDataDocument, type ExampleDataPartsFragment } from '../generated/graphql.ts';

export type ExampleData = ExampleDataPartsFragment;
export type ExampleRecord = ExampleData['records'][number];

const POLL_MS = 2000;

/** What is left of the demonstration's data, kept current while it is taken away. */
export function useExampleData() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ExampleDataDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.exampleData as ExampleData | undefined;
  const isUnderWay = found?.removal?.state === 'backingUp' || found?.removal?.state === 'removing';
  // What could not be loaded says so by `problem`.
  const refresh = () =>
    refetch().then(
      () => undefined,
      () => undefined,
    );
  useLiveEvents(({ type }) => {
    if (type === 'example-data.changed' || type === 'reset') void refresh();
  });
  // The end of a removal is no event.
  useEffect(() => {
    if (!isUnderWay) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  return { found, isUnderWay, problem: error && !found ? readProblem(error) : null, refresh };
}
