import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withDatabaseName } from '@practice/tooling/database';
import { type Db, GridFSBucket, MongoClient } from 'mongodb';
import { summaryOf } from '../machine/load.ts';
import { newDatabase } from '../machine/program.ts';
import { atLeast, atMost, type Row } from '../row.ts';

const MEGABYTES = 200;
const FILE_BYTES = 2_000_000;
const RECORDS = 40_000;
const ROUNDS = 3;
const GOALS = { rate: 0.6, megabytes: 350 };
const REASON = 'documents are hashed, and written as Extended JSON, which has a third more bytes';
type Run = { seconds: number; megabytes: number };

/** A backup of a practice with files, against the driver that reads the same documents and compresses them. */
export async function backup(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase('backup');
  const uri = withDatabaseName(database.uri, 'backup');
  const client = await new MongoClient(uri).connect();
  try {
    await fill(client.db());
    const run = (program: string) => measure(program, uri, join(dataDir, 'measured.gz'));
    const rounds: { ours: Run; peer: Run }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ peer: await run('peers/back-up-bare.ts'), ours: await run('machine/back-up.ts') });
    }
    const rates = rounds.map(({ ours, peer }) => ({ ours: MEGABYTES / ours.seconds, peer: MEGABYTES / peer.seconds }));
    const { ours, peer, ratio, noise } = summaryOf(rates);
    const shown = (rate: number) => `${rate.toFixed(1)} MB/s`;
    const name = `a backup of ${MEGABYTES} MB of files / read and compressed, bare`;
    const most = Math.max(...rounds.map((round) => round.ours.megabytes));
    return [
      atLeast(name, ratio, GOALS.rate, { ours: shown(ours), peer: shown(peer), noise, reason: REASON }),
      atMost(`memory of a backup of ${MEGABYTES} MB`, most, GOALS.megabytes, { unit: 'MB', noise: 0.1 }),
    ];
  } finally {
    await client.close();
    await end();
  }
}

async function measure(program: string, uri: string, path: string): Promise<Run> {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const env = { ...process.env, MONGODB_URI: uri };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, path], { env });
  rmSync(path);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Run;
}

/** Lines of a log, and files of which nothing repeats, as they are encrypted. */
async function fill(db: Db): Promise<void> {
  if ((await db.collection('contents.files').countDocuments()) * FILE_BYTES >= MEGABYTES * 1e6) return;
  await db.dropDatabase();
  const line = { action: 'appointment.read', entity: 'appointment', username: 'asistan', address: '192.0.2.7' };
  for (let from = 0; from < RECORDS; from += 1000) {
    const lines = Array.from({ length: 1000 }, (_, index) => ({ seq: from + index, at: new Date(), ...line }));
    await db.collection('audit_log').insertMany(lines);
  }
  const bucket = new GridFSBucket(db, { bucketName: 'contents' });
  for (let bytes = 0; bytes < MEGABYTES * 1e6; bytes += FILE_BYTES) {
    const upload = bucket.openUploadStream('');
    upload.end(randomBytes(FILE_BYTES));
    await once(upload, 'finish');
  }
}
