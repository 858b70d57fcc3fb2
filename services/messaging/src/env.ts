import { z } from '@practice/contracts';
import { fieldKey, parseEnv, processEnv, serviceUrls } from '@practice/service-kit';

/** What this service reads when it is a process of its own. */
export const env = parseEnv(
  processEnv
    .extend({
      PORT: z.coerce.number().int().min(0).max(65_535).default(4105),
      HOST: z.string().default('127.0.0.1'),
      FIELD_KEY: fieldKey,
      ...serviceUrls.shape,
    })
    .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
      path: ['PUBLIC_URL'],
      message: 'is needed in production: links in e-mails begin with it',
    }),
  process.env,
);
