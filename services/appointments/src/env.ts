import { fieldKey, parseEnv, serviceEnv } from '@practice/service-kit';

/** What this service reads when it is a process of its own. */
export const env = parseEnv(serviceEnv(4102).extend({ FIELD_KEY: fieldKey }), process.env);
