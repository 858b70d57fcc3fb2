import { type ContactLink, phoneLink, practicePhone } from '@practice/contracts';
import { useMemo } from 'react';
import { useSettings } from '../site/site-settings.ts';

/** The phone for those who book by calling: that of the appointment page, else the practice's; undefined without one. */
export function useBookingPhone(): ContactLink | undefined {
  const settings = useSettings();
  return useMemo(() => phoneLink(settings('appointment_cta_phone') || practicePhone(settings)), [settings]);
}

/** Whether the practice takes requests for appointments. */
export function useTakesRequests(): boolean {
  return useSettings()('appointment_page_active') === 'true';
}
