import type { ComponentType } from 'react';
import { AppointmentsScreen } from './appointments/appointments-screen.tsx';
import type { sections } from './sections.ts';
import { ServicesScreen } from './services/services-screen.tsx';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ComponentType> = {
  appointments: AppointmentsScreen,
  services: ServicesScreen,
};
