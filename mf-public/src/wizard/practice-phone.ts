import { type ContactLink, phoneLink, practicePhone } from '@practice/contracts';
import { useMemo } from 'react';
import { useSettings } from '../site/site-settings.ts';

/** The practice's phone from the settings; undefined when it is not set or not loaded. */
export function usePracticePhone(): ContactLink | undefined {
  const settings = useSettings();
  return useMemo(() => phoneLink(practicePhone(settings)), [settings]);
}
