import { serviceTypes } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import { AppointmentServicesDocument } from '../../generated/graphql.ts';

export type ServiceOption = { value: string; label: string };

/**
 * The titles of the practice's services, in order. `titleOf` gives the title of a stored slug, even of a service that is
 * no longer offered.
 */
export function useServiceTitles(): { options: ServiceOption[]; titleOf: (slug: string) => string } {
  const { data } = useQuery(AppointmentServicesDocument);
  const services = data?.therapyServices;
  const titleOf = useCallback(
    (slug: string) =>
      services?.find((service) => service.slug === slug)?.title ??
      (serviceTypes as Record<string, string>)[slug] ??
      slug,
    [services],
  );
  return { options: (services ?? []).map(({ slug, title }) => ({ value: slug, label: title })), titleOf };
}
