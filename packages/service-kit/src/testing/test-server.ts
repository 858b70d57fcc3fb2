import { inject } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into vitest's own
  interface ProvidedContext {
    mongodbUris: string[];
  }
}

/** The address of this worker's database server. Workers share the servers of the run evenly. */
export function testServerUri(): string {
  const uris = inject('mongodbUris');
  const uri = uris[Number(process.env.VITEST_POOL_ID) % uris.length];
  if (!uri) throw new Error('The run has no database server');
  return uri;
}
