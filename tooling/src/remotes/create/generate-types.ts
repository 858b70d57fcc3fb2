import { join } from 'node:path';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';

/** Writes `src/generated` of a remote, with the options that the front ends here have. */
export async function generateTypes(root: string, dir: string): Promise<void> {
  const { default: codegen } = (await import(join(root, 'codegen.ts'))) as { default: CodegenConfig };
  await generate({
    ignoreNoDocuments: true,
    cwd: dir,
    silent: true,
    generates: {
      'src/generated/': {
        ...codegen.generates['mf-public/src/generated/'],
        // By itself: a name is looked up from `dir`, where nothing is installed yet.
        preset,
        schema: join(root, 'gateway/api.graphql'),
        documents: 'src/**/*.graphql',
      },
    },
  });
}
