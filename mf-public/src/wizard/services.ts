import { serviceType, serviceTypeSlugs, serviceTypes } from '@practice/contracts';
import { useQuery } from '@practice/ui/query';
import { BookableServicesDocument } from '../generated/graphql.ts';

export type BookableService = { slug: string; title: string; description: string };

const builtIn: BookableService[] = serviceTypeSlugs.map((slug) => ({
  slug,
  title: serviceTypes[slug],
  description: '',
}));

/** The active services that can be asked for; the built-in six while the list is not known. */
export function useBookableServices(): readonly BookableService[] {
  const { data } = useQuery(BookableServicesDocument, { errorPolicy: 'ignore' });
  const active = data?.therapyServices.filter(({ slug }) => serviceType.safeParse(slug).success) ?? [];
  return active.length > 0 ? active : builtIn;
}

/** The slug of `?hizmet=`, if it is a service; else ''. */
export function knownService(slug: string | null): string {
  return serviceType.safeParse(slug).data ?? '';
}
