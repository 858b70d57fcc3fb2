import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContracts } from '../contracts/check-contracts.ts';
import { readSchema } from '../contracts/schema.ts';
import { documentsOfFolder } from '../contracts/sources.ts';
import { build } from '../start/build.ts';
import { root } from '../start/env.ts';
import { logFailure } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { type Places, readPlaces } from './places.ts';
import { publish } from './publish.ts';
import { listPreview, makeLive, publishedVersions, rollBack } from './releases.ts';
import { readRemotesFile } from './remotes-file.ts';

const usage = `npm run remotes -- list
npm run remotes -- publish <remote> [--preview]
npm run remotes -- live <remote> <version>
npm run remotes -- rollback <remote>
npm run remotes -- preview <remote> <version>
npm run remotes -- withdraw <remote> <version>`;

async function run(
  places: Places,
  [command = '', name = '', version = '']: string[],
  isPreview: boolean,
): Promise<string> {
  if (command === 'list') return describe(places);
  if (!name) throw new UserFacingError(usage);
  if (command === 'publish') return release(places, name, isPreview);
  if (command === 'rollback') {
    const entry = rollBack(places, name);
    return `${name} ${entry.version ?? '(what npm run build built)'} is live again.`;
  }
  if (!version) throw new UserFacingError(usage);
  if (command === 'live') return `${name} ${makeLive(places, name, version).version} is live.`;
  if (command === 'preview' || command === 'withdraw') {
    listPreview(places, name, version, { isOffered: command === 'preview' });
    return `${name} ${version} is ${command === 'preview' ? 'a preview that staff can choose' : 'no preview any more'}.`;
  }
  throw new UserFacingError(usage);
}

/** Builds, proves that what it asks of the API is there, publishes, and makes it live or a preview. */
async function release(places: Places, name: string, isPreview: boolean): Promise<string> {
  const workspace = join(root, name);
  if (!existsSync(join(workspace, 'rspack.config.ts'))) throw new UserFacingError(`There is no remote ${name}.`);
  await build(root, { packages: [`@practice/${name}`] });
  const broken = checkContracts(readSchema(root), [documentsOfFolder(join(workspace, 'dist'), name)]);
  if (broken.length > 0)
    throw new UserFacingError(`${name} is not published: it asks for what the API has not.\n${broken.join('\n')}`);
  const { version } = publish(places, workspace);
  if (isPreview) listPreview(places, name, version, { isOffered: true });
  else makeLive(places, name, version);
  return `${name} ${version} is ${isPreview ? 'a preview that staff can choose' : 'live'}.`;
}

function describe(places: Places): string {
  const { remotes } = readRemotesFile(places.file);
  const lines = remotes.map(({ name, version, previous, previews = [] }) => {
    const parts = [
      version ? `live ${version}` : 'live: what npm run build built',
      ...(previous ? [`before ${previous}`] : []),
      ...previews.map((preview) => `preview ${preview.version}`),
      `published ${publishedVersions(places, name).join(', ') || 'none'}`,
    ];
    return `${name}: ${parts.join(' · ')}`;
  });
  return lines.join('\n') || 'Every remote is live as npm run build built it.';
}

const words = process.argv.slice(2);
try {
  console.log(
    await run(
      readPlaces(),
      words.filter((word) => !word.startsWith('--')),
      words.includes('--preview'),
    ),
  );
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error;
  logFailure(error.message);
  process.exitCode = 1;
}
