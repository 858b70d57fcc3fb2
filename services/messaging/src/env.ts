import { fieldKey, parseEnv, serviceEnv } from '@practice/service-kit';

/** What this service reads when it is a process of its own. */
export const env = parseEnv(
  serviceEnv(4105)
    .extend({ FIELD_KEY: fieldKey })
    .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
      path: ['PUBLIC_URL'],
      message: 'is needed in production: links in e-mails begin with it',
    }),
  process.env,
);
