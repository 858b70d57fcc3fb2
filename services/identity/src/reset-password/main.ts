import { parseArgs } from 'node:util';
import {
  connectDatabase,
  DomainError,
  disconnectDatabase,
  isDatabaseAway,
  publicOrigin,
  setPublicUrl,
  systemContext,
} from '@practice/service-kit';
import { env } from './env.ts';
import { resetPassword } from './reset-password.ts';

/** `npm run reset-password -- <username> [--keep-tokens]`: prints a link with which a user chooses another password. */
const { values, positionals } = parseArgs({ options: { 'keep-tokens': { type: 'boolean' } }, allowPositionals: true });
const [username] = positionals;
const keepTokens = values['keep-tokens'] ?? false;

async function run(): Promise<string> {
  if (!username) throw new Error('Whose password? npm run reset-password -- <username>');
  if (!env.MONGODB_URI) {
    throw new Error('MONGODB_URI is missing: the address of the database. The product must be running.');
  }
  setPublicUrl(env.PUBLIC_URL);
  await connectDatabase(env.MONGODB_URI);
  const { username: name, ...reset } = await resetPassword(systemContext('reset-password'), { username, keepTokens });
  const sentences = [
    `${name} chooses a new password at`,
    `${publicOrigin()}${reset.link}`,
    `The link is shown this once, good once and for one hour. The old password is void. Open sessions of ${name} have ended; a lock after wrong passwords is lifted.`,
    keepTokens ? `Access tokens of ${name} go on.` : `Access tokens of ${name} revoked: ${reset.revokedTokens}.`,
  ];
  return sentences.join('\n');
}

function messageOf(error: unknown): string {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return `There is no user ${username}.`;
  if (isDatabaseAway(error)) return 'The database does not answer. Is the product running?';
  return error instanceof Error ? error.message : String(error);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnectDatabase();
}
