import { z } from '@practice/contracts';
import { parseEnv, processEnv } from '@practice/service-kit';

export const env = parseEnv(
  z.object({ MONGODB_URI: processEnv.shape.MONGODB_URI.optional(), PUBLIC_URL: processEnv.shape.PUBLIC_URL }),
  process.env,
);
