import type { PictureQuality } from '@practice/contracts';

/** What a device can do, see `deviceClass`. */
export type DeviceClass = 'low' | 'medium' | 'high';

/**
 * The class that a script in the page's head has written to `<html data-device>`, before anything else ran: low-end by
 * little memory, few cores, a slow network or the wish to save data; high-end by plenty of both. Without it, medium.
 */
export function deviceClass(): DeviceClass {
  const device = typeof document === 'undefined' ? undefined : document.documentElement.dataset.device;
  return device === 'low' || device === 'high' ? device : 'medium';
}

/** The quality of pictures for each class; pages come from the server with that of `medium`. */
export const pictureQualityOf: Record<DeviceClass, PictureQuality> = { low: 60, medium: 80, high: 95 };

/** How many requests may run at the same time. */
export const maxRequestsOf: Record<DeviceClass, number> = { low: 3, medium: 6, high: 6 };
