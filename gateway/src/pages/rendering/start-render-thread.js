// Runs the thread from its sources, as tests do; a build has render-thread.ts in its place.
import { register } from 'tsx/esm/api';

register();
await import('./render-thread.ts');
