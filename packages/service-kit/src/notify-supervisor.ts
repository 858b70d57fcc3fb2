import { publicOrigin } from './public-url.ts';
import type { CreatedAccount } from './service.ts';

/** Sends a message to the process that started this one; false when there is none. */
export function notifySupervisor(message: object): boolean {
  if (!process.send) return false;
  process.send(message);
  return true;
}

/**
 * Reports new accounts as soon as they are created, since their passwords cannot be read later: to the supervisor, or
 * on the output, without passwords where that is no terminal.
 */
export function reportAccounts(accounts: CreatedAccount[]): void {
  if (notifySupervisor({ type: 'accounts', accounts })) return;
  const lines = accounts.map(({ username, password, role, link }) =>
    link
      ? `  ${username}: choose a password within 7 days at ${publicOrigin()}${link}`
      : `  ${username} / ${passwordOf(password)} (${role})`,
  );
  process.stdout.write(`Accounts, shown this once:\n${lines.join('\n')}\n`);
}

/** What is not a terminal is a log, which collectors keep. */
function passwordOf(password: string | null): string {
  if (password === null) return 'the password that was given';
  return process.stdout.isTTY ? password : 'a password that is not written to a log: choose another by reset-password';
}
