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
 * on the output.
 */
export function reportAccounts(accounts: CreatedAccount[]): void {
  if (notifySupervisor({ type: 'accounts', accounts })) return;
  const lines = accounts.map(({ username, password, role, link }) =>
    link
      ? `  ${username}: choose a password within 7 days at ${publicOrigin()}${link}`
      : `  ${username} / ${password ?? 'the password that was given'} (${role})`,
  );
  process.stdout.write(`Accounts, shown this once:\n${lines.join('\n')}\n`);
}
