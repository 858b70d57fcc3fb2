import { trialNotes } from '../database/trial-database.ts';
import { bold, cyan, dim, green, logRows, yellow } from '../terminal/log.ts';
import type { Product } from './start-product.ts';

/** What a person needs to know once the product serves. */
export async function logReady({ url, accounts, database }: Product, { seconds }: { seconds: number }): Promise<void> {
  const notes = database.engine === 'secantus' ? await trialNotes(process.env.PATH ?? '') : [];
  console.log(`\n${green('✓')} ${bold('The practice is open')} ${dim(`(ready in ${seconds.toFixed(1)} s)`)}\n`);
  logRows([
    ['Website', cyan(url)],
    ['Staff', cyan(`${url}/admin`), ...accountLines(accounts, url)],
    ['Database', database.describe, ...notes.map(yellow)],
    ['Stop', 'Ctrl-C. Everything is kept for the next start.'],
  ]);
  console.log('');
}

function accountLines(accounts: Product['accounts'], url: string): string[] {
  if (accounts.length === 0) {
    return [
      'Names and passwords were shown at the first start.',
      'A link to a new password for a user: npm run reset-password -- admin',
    ];
  }
  const first = accounts.find(({ link }) => link);
  if (first)
    return [
      `${first.username}: choose a password at`,
      bold(`${url}${first.link}`),
      dim('Shown this once: valid for 7 days.'),
    ];
  const width = Math.max(...accounts.map(({ username }) => username.length)) + 2;
  const lines = accounts.map(
    ({ username, password, role }) =>
      `${username.padEnd(width)}${password === null ? 'the password in ADMIN_PASSWORD' : bold(password)}${role === username ? '' : `  (${role})`}`,
  );
  const hasNew = accounts.some(({ password }) => password !== null);
  return hasNew ? [...lines, dim('Shown this once: note the passwords now.')] : lines;
}
