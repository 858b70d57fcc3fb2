import { z } from 'zod';

// What a service's start does: wait at the top level, and load a part by a dynamic import.
const { greeting } = await import('./greeting.ts');
process.stdout.write(z.string().parse(greeting));
