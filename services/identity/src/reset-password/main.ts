import { env } from './env.ts';
import { printPasswordLink } from './print-password-link.ts';

await printPasswordLink(process.argv.slice(2), env);
