import { exampleDataKinds, exampleRecord } from './example-data.ts';
import { z } from './zod-setup.ts';

/** Of the services whose demonstration has records of its own. */
export const exampleCalls = {
  /** The example records that are left, in the order in which they go. */
  listExamples: { input: z.object({}), output: z.array(exampleRecord) },
  /** Takes those of the ids away that nobody has edited and nothing needs. */
  removeExamples: {
    input: z.object({ kind: z.enum(exampleDataKinds), ids: z.array(z.string()) }),
    output: z.object({ removed: z.number() }),
  },
} as const;
