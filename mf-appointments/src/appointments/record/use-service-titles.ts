import { serviceTypes } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import { AppointmentServicesDocument } from '../../generated/graphql.ts';

export type ServiceOption = { value: string; label: string };

/**
 * The services that are offered, in order. `titleOf` gives the title of a stored slug, even of a service that is inactive
 * or deleted.
 */
export function useServiceTitles(): { options: ServiceOption[]; titleOf: (slug: string) => string } {
  const { data } = useQuery(AppointmentServicesDocument);
  const { therapyServices: services, serviceTitles: titles } = data ?? {};
  const titleOf = useCallback(
    (slug: string) =>
      titles?.find((service) => service.slug === slug)?.title ?? (serviceTypes as Record<string, string>)[slug] ?? slug,
    [titles],
  );
  return { options: (services ?? []).map(({ slug, title }) => ({ value: slug, label: title })), titleOf };
}
