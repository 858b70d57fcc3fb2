import { isServiceSlug, serviceTypeSlugs, serviceTypes } from '@practice/contracts';
import { useQuery } from '@practice/ui/query';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BookableServicesDocument } from '../generated/graphql.ts';
import type { WizardAnswers, WizardValues } from './form-values.ts';

type BookableService = { slug: string; title: string; description: string };

const builtIn: BookableService[] = serviceTypeSlugs.map((slug) => ({
  slug,
  title: serviceTypes[slug],
  description: '',
}));

/** The active services that can be requested; the six built-in ones until the list is loaded. */
export function useBookableServices(): readonly BookableService[] {
  return useActiveServices() ?? builtIn;
}

/** The active services; undefined until they are loaded. */
function useActiveServices(): readonly BookableService[] | undefined {
  const { data } = useQuery(BookableServicesDocument, { errorPolicy: 'ignore', staleTime: 30 * 60_000 });
  return useMemo(() => {
    const active = data?.therapyServices.filter(({ slug }) => isServiceSlug(slug)) ?? [];
    return active.length > 0 ? active : undefined;
  }, [data]);
}

/** The slug of `?hizmet=` if that service can be requested, else ''. */
export function usePreselectedService(slug: string | null): string {
  const services = useBookableServices();
  return slug !== null && isOneOf(services, slug) ? slug : '';
}

/** Clears a chosen service that turns out not to be active: retired, or nonexistent. */
export function useServiceCheck(form: UseFormReturn<WizardValues, unknown, WizardAnswers>, preselected: string): void {
  const services = useActiveServices();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (services && !isOneOf(services, getValues('serviceType'))) setValue('serviceType', preselected);
  }, [services, getValues, setValue, preselected]);
}

function isOneOf(services: readonly BookableService[], slug: string): boolean {
  return services.some((each) => each.slug === slug);
}
