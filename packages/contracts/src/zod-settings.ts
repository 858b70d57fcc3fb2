import { tr } from 'zod/locales';

/** Turkish default sentences, and no generated code: the content security policy of the pages forbids `eval`. */
export const zodSettings = { jitless: true, ...tr() };
