type Keys = { BACKUP_KEY?: string | undefined; FIELD_KEY?: string | undefined; FIELD_KEYS_OLD?: string | undefined };

/** What backups are encrypted with: the first secret writes, all of them read. BACKUP_KEY comes before FIELD_KEY. */
export function backupSecrets({ BACKUP_KEY, FIELD_KEY, FIELD_KEYS_OLD = '' }: Keys): string[] {
  const old = FIELD_KEYS_OLD.split(',').map((each) => each.trim());
  return [BACKUP_KEY ?? '', FIELD_KEY ?? '', ...old].filter((each) => each !== '');
}
