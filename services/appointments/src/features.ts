import { assessments } from './assessments/feature.ts';
import { availableSlots } from './available-slots/feature.ts';
import { blockouts } from './blockouts/feature.ts';
import { calendar } from './calendar/feature.ts';
import { childProfiles } from './child-profiles/feature.ts';
import { clinicalNotes } from './clinical-notes/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { files } from './files/feature.ts';
import { holidays } from './holidays/feature.ts';
import { therapyServices } from './therapy-services/feature.ts';
import { workingHours } from './working-hours/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  assessments,
  availableSlots,
  blockouts,
  calendar,
  childProfiles,
  clinicalNotes,
  dashboard,
  files,
  holidays,
  therapyServices,
  workingHours,
};
