import { fieldSentences } from './zod-settings.ts';
import { z } from './zod-setup.ts';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], error: fieldSentences.option });

/** A yes or no as it comes in a query string, or as it is. */
export const queryFlag = z.union([z.boolean(), flag], fieldSentences.option);
