import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@practice/contracts';
import type { Job } from '@practice/service-kit';
import type { BackupPlace } from './backup-place.ts';

const payload = z.object({ fileName: z.string() });

/** Removes the file of a backup that is on the list no more, and what is left of one that was not finished. */
export async function removeBackupFile(job: Job, { folder }: Pick<BackupPlace, 'folder'>): Promise<undefined> {
  const file = path.join(folder, path.basename(payload.parse(job.payload).fileName));
  await rm(file, { force: true });
  await rm(`${file}.part`, { force: true });
}
