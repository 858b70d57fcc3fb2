import type { CreatedAccount } from './service.ts';

/** Tells the process that started this one; false when there is none that listens. */
export function notifySupervisor(message: object): boolean {
  if (!process.send) return false;
  process.send(message);
  return true;
}

/** Shows new accounts the moment they are made, since nobody can read their passwords later: to the parent, else here. */
export function reportAccounts(accounts: CreatedAccount[]): void {
  if (notifySupervisor({ type: 'accounts', accounts })) return;
  const lines = accounts.map(
    ({ username, password, role }) => `  ${username} / ${password ?? 'the password that was given'} (${role})`,
  );
  process.stdout.write(`Accounts, shown this once:\n${lines.join('\n')}\n`);
}
