import { z } from 'zod/mini';
import { zodSettings } from './zod-settings.ts';

/**
 * Zod with functions instead of methods, so that unused parts are not downloaded: 7 KB instead of 21. For the forms of
 * public pages; such schemas can be used inside the others.
 */
z.config(zodSettings);

export { z };
