import type { AppointmentEmailType, AppointmentStatus } from '@practice/contracts';
import { createContext, useContext } from 'react';
import type { AppointmentInBrief, AppointmentRow, MovableAppointment } from './appointment.ts';

/** The actions on an appointment, wherever it is shown: row, card or sheet. */
export type AppointmentActions = {
  /** Opens its sheet. */
  open: (id: string) => void;
  edit: (id: string) => void;
  setStatus: (appointment: AppointmentInBrief, to: AppointmentStatus) => void;
  /** Deletes it permanently, after confirmation. */
  remove: (appointment: AppointmentRow) => void;
  /** Opens the choice of e-mails to the parent; `type` is preselected. */
  write: (appointment: AppointmentInBrief, type?: AppointmentEmailType) => void;
  /** Opens the dialog for another time. */
  changeTime: (appointment: MovableAppointment) => void;
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
