import { z } from 'zod';
import { tr } from 'zod/locales';

/**
 * One configuration of zod for every process and the browser: Turkish default sentences, and no generated code,
 * because the content security policy of the pages forbids `eval`.
 */
z.config({ jitless: true, ...tr() });

export { z };
