import type { TrafficDevice } from '@practice/contracts';

const TABLET = /ipad|tablet|silk|playbook|android(?!.*mobile)/i;
const MOBILE = /mobile|iphone|ipod|android|opera mini/i;

/** The kind of device that a browser says it runs on. */
export function deviceOf(userAgent: string): TrafficDevice {
  if (TABLET.test(userAgent)) return 'tablet';
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
