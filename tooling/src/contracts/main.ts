import { missingFromShell } from '@practice/contracts';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { readInstallation } from '../remotes/release-paths.ts';
import { root } from '../start/env.ts';
import { logFailure } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { checkContracts } from './check-contracts.ts';
import { importsInUse } from './remote-imports.ts';
import { readSchema } from './schema.ts';
import { sharesOfSources } from './shell-shares.ts';
import { documentsHere, documentsOf, documentsPublished, importsOf } from './sources.ts';

// npm run check:contracts                                what is here, and what has been published from here
// npm run check:contracts -- https://practice.example    and what that installation shows right now
const origins = process.argv.slice(2);
try {
  const installation = await readInstallation();
  const sources = [...documentsHere(root), ...documentsPublished(installation)];
  const remotes = importsInUse(installation, { includePrevious: true });
  for (const origin of origins) {
    sources.push(...(await documentsOf(origin)));
    remotes.push(...(await importsOf(origin)));
  }
  const broken = checkContracts(readSchema(root), sources);
  const lacking = missingFromShell(sharesOfSources(root), remotes);
  const count = sources.reduce((sum, { documents }) => sum + Object.keys(documents).length, 0);
  if (broken.length + lacking.length === 0) {
    console.log(`Contracts: ${count} documents of ${sources.map(({ owner }) => owner).join(', ')} fit the schema`);
    if (remotes.length > 0) console.log(`The shell has what ${remotes.map(({ owner }) => owner).join(', ')} import`);
  }
  if (broken.length > 0) refuse(`This schema would break ${broken.length} documents:`, broken);
  if (lacking.length > 0) refuse('This shell lacks what remotes import from it:', lacking);
} catch (error) {
  if (!(error instanceof UserFacingError || error instanceof OperationProblem)) throw error;
  logFailure(error.message);
  process.exitCode = 1;
}

function refuse(title: string, lines: string[]): void {
  logFailure(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
