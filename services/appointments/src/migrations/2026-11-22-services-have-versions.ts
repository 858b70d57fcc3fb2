import { addVersions, type Migration } from '@practice/service-kit';

/** Services are edited on a screen from now on: an old version of one is refused. */
export const servicesHaveVersions: Migration = {
  name: '2026-11-22-services-have-versions',
  up: () => addVersions('therapy_services'),
};
