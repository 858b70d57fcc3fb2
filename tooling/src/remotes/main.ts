import { parseArgs } from 'node:util';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { systemUser } from '@practice/service-kit/remotes-list/list-changes';
import { describeRelease, stepsBack } from '@practice/service-kit/remotes-list/live-release';
import { type Release, readEntry } from '@practice/service-kit/remotes-list/remotes-file';
import { assertShellFits } from '../contracts/assert-shell-fits.ts';
import { importsOfRelease } from '../contracts/remote-imports.ts';
import { logFailure, logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { assertNothingTakenIn } from './assert-nothing-taken.ts';
import { describeLive, describeRemotes } from './describe-remotes.ts';
import { externalRemote } from './external-remote.ts';
import { isLoopback, localBuild } from './local-build.ts';
import { release } from './release.ts';
import { type Installation, readInstallation } from './release-paths.ts';
import { listPreview, makeLive, rollBack } from './releases.ts';
import { shownByRelease } from './shown-by.ts';

const usage = `npm run remotes -- create <mf-name> [--folder <folder outside of this repository>] [--path /path | --section]
npm run remotes -- kit <folder made by create>
npm run remotes -- list
npm run remotes -- publish <remote or folder> [--preview [--for <user>]] [--skip-checks | --built] [--take-over <path or section>]
npm run remotes -- live <remote> <version, address or 'built'> [--routes '/path/*'] [--permission <permission>] [--take-over <path or section>]
npm run remotes -- rollback <remote> [--to-nothing]
npm run remotes -- preview <remote> <version or address> [--for <user>] [--routes '/path/*']
npm run remotes -- withdraw <remote> <version>
What changes the list takes --by <name> for the audit log; without it, it is the operating system's user.`;

/** As much of a name as the audit log takes. */
const MAX_NAME = 100;

const options = {
  preview: { type: 'boolean', default: false },
  'skip-checks': { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  routes: { type: 'string', multiple: true },
  permission: { type: 'string' },
  folder: { type: 'string' },
  path: { type: 'string' },
  section: { type: 'boolean', default: false },
  'to-nothing': { type: 'boolean', default: false },
  by: { type: 'string' },
  for: { type: 'string' },
  'take-over': { type: 'string', multiple: true },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UserFacingError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Commands that write sources, for no installation; undefined for the others. */
async function writeSources({ values, positionals }: ReturnType<typeof readArguments>): Promise<string | undefined> {
  const [command = '', name = ''] = positionals;
  if (command !== 'create' && command !== 'kit') return undefined;
  if (!name) throw new UserFacingError(usage);
  // Loaded only here: the build tools take a second to load, and an installation may lack them.
  const { renewKit, writeRemote } = await import('./create/write-sources.ts');
  return command === 'kit' ? renewKit(name) : writeRemote(name, values);
}

async function run(installation: Installation, { values, positionals }: ReturnType<typeof readArguments>) {
  const [command = '', name = '', target = ''] = positionals;
  const takeOver = values['take-over'];
  const by = (values.by || systemUser()).slice(0, MAX_NAME);
  if (command === 'list') return describeRemotes(installation);
  if (!name) throw new UserFacingError(usage);
  if (values.for && command !== 'preview' && !(command === 'publish' && values.preview))
    throw new UserFacingError(`--for says who may choose a preview: it goes with preview, or with publish --preview.`);
  if (command === 'publish')
    return release(installation, name, {
      isPreview: values.preview,
      person: values.for,
      isBuilt: values.built,
      skipChecks: values['skip-checks'],
      takeOver,
      by,
    });
  if (command === 'rollback') {
    const [previous] = stepsBack(readEntry(installation.file, name));
    assertFits(installation, name, previous);
    const entry = rollBack(installation, name, { by, action: 'rolled-back' }, values['to-nothing']);
    return `${name}: live is ${describeLive(installation, entry)}.`;
  }
  if (!target) throw new UserFacingError(usage);
  if (command === 'live') {
    const requested = await releaseOf(name, target, values);
    assertFits(installation, name, requested);
    await assertNothingTakenIn(installation, shownByRelease(installation, name, requested), takeOver);
    const entry = makeLive(installation, name, requested, { by, action: 'made-live' });
    return `${name}: live is ${describeLive(installation, entry)}.`;
  }
  if (command === 'preview') {
    const isLocal = isLoopback(target);
    const requested = isLocal ? localBuild(installation, name, target, values) : await releaseOf(name, target, values);
    if (!requested) throw new UserFacingError(usage);
    assertFits(installation, name, requested);
    const made = { by, action: 'preview-listed' } as const;
    listPreview(installation, name, requested, { isOffered: true, person: values.for, made });
    return `${name} ${describeRelease(requested)} is a preview that ${values.for ?? 'staff'} can choose.`;
  }
  if (command === 'withdraw') {
    listPreview(installation, name, target, { isOffered: false, made: { by, action: 'preview-withdrawn' } });
    return `${name} ${target} is no preview any more.`;
  }
  throw new UserFacingError(usage);
}

async function releaseOf(name: string, target: string, values: { routes?: string[]; permission?: string }) {
  if (target === 'built') return undefined;
  return /^https?:\/\//.test(target) ? externalRemote(name, target, values) : target;
}

function assertFits(installation: Installation, name: string, requested: Release | undefined): void {
  if (requested) assertShellFits([importsOfRelease(installation, name, requested)], `${name} stays as it is`);
}

try {
  const words = readArguments();
  const written = await writeSources(words);
  if (written) console.log(written);
  else {
    const installation = await readInstallation();
    logProgress(`For ${installation.description}`);
    console.log(await run(installation, words));
  }
} catch (error) {
  if (!(error instanceof UserFacingError || error instanceof OperationProblem)) throw error;
  logFailure(error.message);
  process.exitCode = 1;
}
