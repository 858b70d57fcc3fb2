import type { StaffRole } from '@practice/contracts';
import { type LiveEvent, readAdminLocation, type StaffFetch } from '@practice/ui/back-office';
import { renderSection } from '@practice/ui/testing';
import { configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import Section from '../../routes.tsx';
import { AppointmentsApi } from './appointments-api.ts';

/** A fresh practice for every test of a file. */
export function setUpPractice(): { current: AppointmentsApi } {
  const practice = { current: new AppointmentsApi() };
  // Whole screens are driven, on machines that do other things too.
  vi.setConfig({ testTimeout: 120_000 });
  configure({ defaultHidden: true });
  beforeEach(() => {
    practice.current = new AppointmentsApi();
    localStorage.clear();
  });
  afterEach(() => void vi.restoreAllMocks());
  return practice;
}

type Options = { hash?: string; role?: StaffRole; fetch?: StaffFetch };

/** The screen as the shell shows it, at a location of the back office. */
export async function openScreen(api: AppointmentsApi, { hash = '#appointments', ...options }: Options = {}) {
  const opened = renderSection(<Section section="appointments" />, { api, hash, ...options });
  await screen.findByRole('heading', { name: 'Randevu Yönetimi' }).catch(() => screen.findByText('Randevu Yönetimi'));
  return opened;
}

/** The parameters of the address as it is now. */
export function addressed(): Record<string, string> {
  return Object.fromEntries(readAdminLocation(location.hash, ['appointments']).params);
}

/** The row of the child; it names the record with day and time. */
export async function row(childName: string): Promise<HTMLElement> {
  return screen.findByRole('row', { name: new RegExp(`^${childName},`) });
}

/** A change by somebody else, as the stream sends it. */
export function changed(appointmentId: string, version: number): LiveEvent {
  return {
    type: 'appointment.changed',
    payload: { appointmentId, changeType: 'updated', status: 'pending', previousStatus: 'pending', version },
  };
}
