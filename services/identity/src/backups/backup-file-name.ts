type Named = { at: Date; id: string; isEncrypted: boolean };

/** The name of a backup's file. Beginning a backup again after a crash writes the same file. */
export function backupFileName({ at, id, isEncrypted }: Named): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${id.slice(-6)}.json.gz${isEncrypted ? '.enc' : ''}`;
}
