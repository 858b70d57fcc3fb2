import { type ContactLink, phoneLink, settingValue } from '@practice/contracts';
import { useMemo } from 'react';
import { useStoredSettings } from './stored-settings.ts';

/** The practice's phone from the settings; undefined when it is not set or not loaded. */
export function useClinicPhone(): ContactLink | undefined {
  const stored = useStoredSettings();
  return useMemo(
    () => phoneLink(settingValue(stored, 'contact_phone') || settingValue(stored, 'header_top_phone')),
    [stored],
  );
}
