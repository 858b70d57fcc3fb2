import { parseArgs } from 'node:util';
import {
  connectDatabase,
  DomainError,
  disconnectDatabase,
  isDatabaseAway,
  operationCall,
  publicOrigin,
  setPublicUrl,
  systemContext,
} from '@practice/service-kit';
import { resetPassword } from './reset-password.ts';

type CommandEnv = { MONGODB_URI?: string | undefined; PUBLIC_URL?: string | undefined };

/** `reset-password <username> [--keep-tokens]`: prints a link with which a user chooses another password. */
export async function printPasswordLink(args: string[], env: CommandEnv): Promise<void> {
  const options = { 'keep-tokens': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [username = ''] = positionals;
  try {
    const sentences = await linkFor(username, values['keep-tokens'] ?? false, env);
    process.stdout.write(`${sentences.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error, username)}\n`);
    process.exitCode = 1;
  } finally {
    await disconnectDatabase();
  }
}

async function linkFor(username: string, keepTokens: boolean, env: CommandEnv): Promise<string[]> {
  if (!username) throw new Error(`Whose password? ${operationCall('reset-password', '<username>')}`);
  if (!env.MONGODB_URI) {
    throw new Error('MONGODB_URI is missing: the address of the database. The product must be running.');
  }
  setPublicUrl(env.PUBLIC_URL);
  await connectDatabase(env.MONGODB_URI);
  const { username: name, ...reset } = await resetPassword(systemContext('reset-password'), { username, keepTokens });
  return [
    `${name} chooses a new password at`,
    `${publicOrigin()}${reset.link}`,
    `The link is shown this once, good once and for one hour. The old password is void. Open sessions of ${name} have ended; a lock after wrong passwords is lifted.`,
    keepTokens ? `Access tokens of ${name} go on.` : `Access tokens of ${name} revoked: ${reset.revokedTokens}.`,
  ];
}

function messageOf(error: unknown, username: string): string {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return `There is no user ${username}.`;
  if (isDatabaseAway(error)) return 'The database does not answer. Is the product running?';
  return error instanceof Error ? error.message : String(error);
}
