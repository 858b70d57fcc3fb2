import { addDays, dayOfWeek, today } from '@practice/contracts';
import { forgetSettings, registerService } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach } from 'vitest';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { therapyServices, workingHours } from '../seed/first-data.ts';
import { createService } from '../server.ts';
import { TherapyServiceModel } from '../therapy-services/therapy-service.model.ts';

/**
 * An empty database with this service, and a stub of content that knows one published notice, `v1`; with `given` for
 * tests that only read, see `useTestDatabase`.
 */
export function usePractice(options: { given?: () => Promise<unknown> } = {}): void {
  beforeAll(() => {
    storeSettings({});
    registerService('content', {
      readSettings: async () => settings,
      getLegalTextVersion: async () => ({ version: 'v1' }),
      hasLegalTextVersion: async (_ctx, input: { version: string }) => ({ exists: input.version === 'v1' }),
    });
  });
  useTestDatabase([createService()], options);
  beforeEach(() => storeSettings({}));
}

let settings: Record<string, string> = {};

/** Replaces the practice's settings. */
export function storeSettings(values: Record<string, string>): void {
  settings = values;
  forgetSettings();
}

/** Working hours and services as a new practice has them. */
export async function openPractice(): Promise<void> {
  await WorkingHourModel.insertMany(workingHours);
  await TherapyServiceModel.insertMany(therapyServices);
}

/** The next date of a day of the week (0 Sunday), at least two days ahead. */
export function nextDate(day: number): string {
  for (let date = addDays(today(), 2); ; date = addDays(date, 1)) if (dayOfWeek(date) === day) return date;
}

/** A valid body, with overrides. */
export function bookingInput(overrides: object = {}): Record<string, unknown> {
  return {
    parentName: 'Elif Yıldız',
    childName: 'Ada Yıldız',
    childBirthDate: '2019-03-14',
    phone: '0532 111 22 33',
    email: 'elif@ornek.com',
    serviceType: 'oyun-terapisi',
    appointmentDate: nextDate(1),
    appointmentTime: '10:00',
    reason: 'Okula alışmakta zorlanıyor.',
    kvkkConsent: true,
    communicationConsent: true,
    ...overrides,
  };
}

/** A valid input of staff, who have decided that the time may be closed, with overrides. */
export function staffInput(overrides: object = {}): Record<string, unknown> {
  const { kvkkConsent: _, communicationConsent: __, ...fields } = bookingInput();
  return { ...fields, allowClosed: true, ...overrides };
}
