import { pipeline } from 'node:stream/promises';
import { assertDiskSpace, database, logger } from '@practice/service-kit';
import mongoose, { Types } from 'mongoose';
import { AppointmentFileModel } from './appointment-file.model.ts';

export const CONTENTS_BUCKET = 'appointment_contents';
/** A content is written before the record that names it, and deleted after it: this long it may be without one. */
const UNNAMED_MS = 3_600_000;

/** Contents of files in the database's file store, each encrypted as a whole. */
function bucket() {
  return new mongoose.mongo.GridFSBucket(database(), { bucketName: CONTENTS_BUCKET });
}

/** Writes an encrypted content and gives its id; one that is broken off leaves nothing. */
export async function writeContent(content: Buffer): Promise<Types.ObjectId> {
  await assertDiskSpace();
  const id = new Types.ObjectId();
  // Without a name: names of files are clinical.
  await pipeline([content], bucket().openUploadStreamWithId(id, ''));
  return id;
}

export async function readContent(id: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bucket().openDownloadStream(new Types.ObjectId(id))) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Deletes contents whose records are gone. Nobody can read them any more, since their keys were in the records; so a failure
 * is logged, and `sweepContents` does it later.
 */
export async function deleteContents(ids: readonly (string | null)[]): Promise<void> {
  for (const id of ids) {
    if (id === null) continue;
    await bucket()
      .delete(new Types.ObjectId(id))
      .catch((err: unknown) => logger.warn({ err }, 'the content of a deleted file is left for later'));
  }
}

let sweptAt = 0;

/** `sweepContents`, at most once an hour in this process. */
export async function sweepNowAndThen(): Promise<void> {
  if (Date.now() - sweptAt < UNNAMED_MS) return;
  sweptAt = Date.now();
  await sweepContents();
}

/** Deletes what a crash has left: contents, whole or in part, that no record names. */
export async function sweepContents(now = Date.now()): Promise<void> {
  const before = Types.ObjectId.createFromTime(Math.floor((now - UNNAMED_MS) / 1000));
  const chunks = database().collection(`${CONTENTS_BUCKET}.chunks`);
  const stored: Types.ObjectId[] = await chunks.distinct('files_id', { files_id: { $lt: before } });
  const named = await AppointmentFileModel.distinct('contentId', { contentId: { $in: stored } });
  const known = new Set(named.map(String));
  const unnamed = stored.filter((id) => !known.has(String(id)));
  if (unnamed.length === 0) return;
  await database()
    .collection(`${CONTENTS_BUCKET}.files`)
    .deleteMany({ _id: { $in: unnamed } });
  await chunks.deleteMany({ files_id: { $in: unnamed } });
}
