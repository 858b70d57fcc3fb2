import type { AppointmentEmailType, AppointmentStatus } from '@practice/contracts';
import { createContext, useContext } from 'react';
import type { AppointmentRow } from './appointment.ts';

/** What can be done with an appointment, wherever it is shown: row, card, sheet. */
export type AppointmentActions = {
  /** Opens its sheet. */
  open: (id: string) => void;
  edit: (id: string) => void;
  setStatus: (appointment: AppointmentRow, to: AppointmentStatus) => void;
  /** Asks, and deletes it for good. */
  remove: (appointment: AppointmentRow) => void;
  /** Offers the e-mails to the parent with their text; `type` is the one chosen at first. */
  write: (appointment: AppointmentRow, type?: AppointmentEmailType) => void;
  copyLink: (id: string) => void;
  canWrite: boolean;
  canDelete: boolean;
};

export const AppointmentActionsContext = createContext<AppointmentActions | undefined>(undefined);

export function useAppointmentActions(): AppointmentActions {
  const actions = useContext(AppointmentActionsContext);
  if (!actions) throw new Error('AppointmentActionsContext is missing');
  return actions;
}
