import { runServiceProcess } from '@practice/service-kit';
import { env } from './env.ts';
import { createService } from './server.ts';

await runServiceProcess(createService(), env);
