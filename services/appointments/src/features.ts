import { calendar } from './calendar/feature.ts';
import { clinicalNotes } from './clinical-notes/feature.ts';
import { therapyServices } from './therapy-services/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  calendar,
  clinicalNotes,
  therapyServices,
};
