import { practiceAddress } from '@practice/contracts';
import type { Settings } from '../site/site-settings.ts';

/** The practice's address as people read it and as maps find it; '' when none is set. */
export function officeAddress(text: Settings): { shown: string; postal: string } {
  const postal = practiceAddress(text);
  const shown = text('office_address_display') || postal;
  return { shown, postal: postal || shown };
}
