import { type Line, writeBackup } from '../write-backup.ts';

/** A program that never comes to the end of the backup that it writes: for tests that end it. */
const [path = '', secret = ''] = process.argv.slice(2);

async function* lines(): AsyncGenerator<Line> {
  for (let number = 0; ; number += 1) {
    yield { collection: 'notes', document: { _id: number, text: String(Math.random()).repeat(20) } };
  }
}

await writeBackup(path, lines(), { secret });
