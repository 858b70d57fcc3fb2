import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { printPasswordLink } from '@practice/identity';
import { operationCall } from '@practice/service-kit';
import { backupName } from '@practice/service-kit/backup/back-up';
import { toBackupProblem } from '@practice/service-kit/backup/backup-problem';
import { backupSecrets } from '@practice/service-kit/backup/backup-secrets';
import { encryptAgain } from '@practice/service-kit/operations/encrypt-again';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { restoreBackupFile } from '@practice/service-kit/operations/restore-backup-file';
import { writeBackupFile } from '@practice/service-kit/operations/write-backup-file';
import { exampleData } from '../example-data/example-data.ts';
import { migrate } from '../migrate/migrate.ts';
import { readOperationEnv } from './env.ts';

type Command = { usage: string; about: string; run: (args: string[]) => Promise<void> };

const commands: Record<string, Command> = {
  backup: { usage: '[<file>]', about: 'writes a backup, to BACKUP_DIR when no file is named', run: backup },
  restore: { usage: '<file> [--replace]', about: 'puts a backup into the database', run: restore },
  'rotate-key': { usage: '', about: 'encrypts clinical text with FIELD_KEY, reading FIELD_KEYS_OLD', run: rotateKey },
  'reset-password': {
    usage: '<username> [--keep-tokens]',
    about: 'prints a link with which a user chooses another password',
    run: (args) => printPasswordLink(args, readOperationEnv()),
  },
  migrate: {
    usage: '[--list | --without-backup]',
    about: 'brings stored data to the shape of this version',
    run: migrate,
  },
  'example-data': { usage: '[remove] [--yes]', about: "shows or removes the demonstration's data", run: exampleData },
  remotes: { usage: 'list | publish <folder> --built | live …', about: 'ships remotes', run: remotes },
};

const usage = [
  'Operations of the product:',
  ...Object.entries(commands).map(([name, each]) => `  ${`${name} ${each.usage}`.padEnd(44)} ${each.about}`),
  '',
].join('\n');

/** Runs the operation of that name in this process; an unknown one prints what there is, and ends with 2. */
export async function runOperation(name: string, args: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return void process.stdout.write(usage);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return fail(`There is no operation ${name}.\n\n${usage}`, 2);
  try {
    await command.run(args);
  } catch (error) {
    const known = error instanceof OperationProblem ? error : toBackupProblem(error);
    if (!known) throw error;
    fail(`${known.message}\n`, 1);
  }
}

function fail(text: string, code: number): void {
  process.stderr.write(text);
  process.exitCode = code;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function backup([file]: string[]): Promise<void> {
  const { MONGODB_URI, BACKUP_DIR } = readOperationEnv();
  if (!file && !BACKUP_DIR) throw new OperationProblem('Where to? Name a file, or set BACKUP_DIR.');
  const target = path.resolve(BACKUP_DIR ?? '', file ?? backupName());
  await writeBackupFile(target, 'the environment', { uri: MONGODB_URI, say });
}

async function restore(args: string[]): Promise<void> {
  const env = readOperationEnv();
  const [file] = args.filter((each) => each !== '--replace');
  if (!file) throw new OperationProblem(`Which backup? ${operationCall('restore', '<file> [--replace]')}`);
  const source = { path: path.resolve(env.BACKUP_DIR ?? '', file), isReplacing: args.includes('--replace') };
  await restoreBackupFile({ ...source, secrets: backupSecrets(env) }, { uri: env.MONGODB_URI, say });
}

async function rotateKey(): Promise<void> {
  const { MONGODB_URI, FIELD_KEY: key, FIELD_KEYS_OLD: oldKeys } = readOperationEnv();
  if (!oldKeys) {
    throw new OperationProblem(
      'Set the new key as FIELD_KEY and the one until now as FIELD_KEYS_OLD, and start every process with both before this; ' +
        'docs/operations.md says how.',
    );
  }
  await encryptAgain({ key, oldKeys }, { uri: MONGODB_URI, say });
}

/** A program of its own in the image: what it checks comes from tooling. */
async function remotes(args: string[]): Promise<void> {
  if (['create', 'kit'].includes(args[0] ?? '')) throw new OperationProblem('The image has no sources to write.');
  const program = path.join(import.meta.dirname, '../../tooling/dist/remotes/main.cjs');
  const [code] = await once(spawn(process.execPath, [program, ...args], { stdio: 'inherit' }), 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
