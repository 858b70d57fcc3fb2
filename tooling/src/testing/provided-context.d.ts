import 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into vitest's own
  interface ProvidedContext {
    /** Address of the run's database server; every worker uses databases with names of its own. */
    mongodbUri: string;
  }
}
