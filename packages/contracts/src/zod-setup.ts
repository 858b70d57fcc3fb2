import { z } from 'zod';
import { zodSettings } from './zod-settings.ts';

/** One configuration of zod for every process and the browser. */
z.config(zodSettings);

export { z };
