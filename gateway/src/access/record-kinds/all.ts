import { testimonials } from './testimonials.ts';
import { therapyServices } from './therapy-services.ts';

/** Each gives its records their cases of access and of parity. One a line, in alphabetical order. */
export const recordKinds = {
  testimonials,
  therapyServices,
};
