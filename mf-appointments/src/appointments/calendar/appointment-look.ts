import { DEFAULT_CALENDAR_COLOR } from '@practice/contracts';
import type { CSSProperties } from 'react';
import type { CalendarAppointmentFragment } from '../../generated/graphql.ts';
import { statusLabel, statusTone, timesText } from '../record/appointment.ts';

export type CalendarAppointment = CalendarAppointmentFragment;

/** The attributes by which a calendar's style colours an appointment: by its status, or in a colour of its own. */
export function lookOf({ status, calendarColor }: Pick<CalendarAppointment, 'status' | 'calendarColor'>) {
  const own = calendarColor && calendarColor.toUpperCase() !== DEFAULT_CALENDAR_COLOR ? calendarColor : null;
  return {
    'data-tone': statusTone(status),
    ...(own ? { 'data-own': '', style: { '--own': own } as CSSProperties } : {}),
  };
}

/** All that a card stands for: `Deniz Yılmaz, 14:00–15:00, Oyun Terapisi, Onaylandı`. */
export function spokenName(appointment: CalendarAppointment, serviceTitle: string): string {
  const parts = [appointment.childName, timesText(appointment), serviceTitle, statusLabel(appointment.status)];
  if (appointment.conflictsWith.length > 0) parts.push('çakışıyor');
  return parts.join(', ');
}
