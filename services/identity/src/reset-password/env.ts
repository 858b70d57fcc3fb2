import { z } from '@practice/contracts';
import { parseEnv } from '@practice/service-kit';

export const env = parseEnv(z.object({ MONGODB_URI: z.string().optional() }), process.env);
