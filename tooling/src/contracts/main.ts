import { readInstallation } from '../remotes/release-paths.ts';
import { root } from '../start/env.ts';
import { logFailure } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { checkContracts } from './check-contracts.ts';
import { readSchema } from './schema.ts';
import { documentsHere, documentsOf, documentsPublished } from './sources.ts';

// npm run check:contracts                                what is here, and what has been published from here
// npm run check:contracts -- https://practice.example    and what that installation shows right now
const origins = process.argv.slice(2);
try {
  const sources = [...documentsHere(root), ...documentsPublished(await readInstallation())];
  for (const origin of origins) sources.push(...(await documentsOf(origin)));
  const problems = checkContracts(readSchema(root), sources);
  const count = sources.reduce((sum, { documents }) => sum + Object.keys(documents).length, 0);
  if (problems.length === 0) {
    console.log(`Contracts: ${count} documents of ${sources.map(({ owner }) => owner).join(', ')} fit the schema`);
  } else {
    logFailure(
      `This schema would break ${problems.length} documents:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error;
  logFailure(error.message);
  process.exitCode = 1;
}
