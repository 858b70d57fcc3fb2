import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { SendableTemplatesDocument, type SendableTemplatesQuery } from '../../generated/graphql.ts';

export type SendableTemplate = SendableTemplatesQuery['emailTemplates'][number];

/** The templates that staff may send, by name, as admins change them; undefined while loading. */
export function useSendableTemplates() {
  const { data, error, loading, refetch } = useQuery(SendableTemplatesDocument);
  const reload = () => void refetch().catch(() => undefined);
  useLiveEvents(({ type }) => {
    if (type === 'email-template.changed') reload();
  });
  return {
    templates: data?.emailTemplates,
    problem: error ? readProblem(error) : null,
    isLoading: loading,
    reload,
  };
}
