import { addVersions, type Migration } from '@practice/service-kit';

/** Testimonials are edited on a screen from now on: an old version of one is refused. */
export const testimonialsHaveVersions: Migration = {
  name: '2026-11-22-testimonials-have-versions',
  up: () => addVersions('testimonials'),
};
