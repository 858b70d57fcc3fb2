import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBackup } from './read-backup.ts';
import { FRAME_BYTES, HEADER_BYTES, LENGTH_BYTES, TAG_BYTES } from './sealed-format.ts';
import { type Line, writeBackup } from './write-backup.ts';

const secret = 'the key that this practice keeps in a safe';
const other = 'the key of another practice, of thirty-two';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'all.json.gz.enc');
}

/** Texts that do not compress, so that the file has several frames. */
async function* documents(count: number, letters = 1000): AsyncGenerator<Line> {
  for (let number = 0; number < count; number += 1) {
    const text = Array.from({ length: letters }, () => String.fromCharCode(33 + Math.floor(Math.random() * 90))).join(
      '',
    );
    yield { collection: 'notes', document: { _id: number, text } };
  }
}

async function readAll(path: string, secrets = [secret]): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readBackup(path, { secrets })) lines.push(line);
  return lines;
}

async function sealed(count = 300): Promise<string> {
  const path = newPath();
  await writeBackup(path, documents(count), { secret });
  return path;
}

describe('an encrypted backup', () => {
  it('comes back whole, and says nothing without its key', async () => {
    const path = newPath();
    const written = [{ collection: 'notes', document: { _id: 'one', text: 'Gizli kalması gereken' } }];
    const lines = (async function* () {
      yield* written;
    })();
    expect(await writeBackup(path, lines, { secret })).toEqual({ notes: 1 });
    expect(await readAll(path)).toEqual(written);
    expect(readFileSync(path).includes('notes')).toBe(false);
    await expect(readAll(path, [other])).rejects.toMatchObject({ fault: 'wrong-key' });
    await expect(readAll(path, [])).rejects.toMatchObject({ fault: 'wrong-key' });
    expect(await readAll(path, [other, secret])).toEqual(written);
  });

  it('has a key and nonces of its own: the same data is never the same file', async () => {
    const [one, two] = [newPath(), newPath()];
    const same = async function* (): AsyncGenerator<Line> {
      yield { collection: 'notes', document: { _id: 1 } };
    };
    await writeBackup(one, same(), { secret });
    await writeBackup(two, same(), { secret });
    const [first, second] = [one, two].map((path) => readFileSync(path).subarray(HEADER_BYTES));
    expect(first?.equals(second as Buffer)).toBe(false);
  });

  it('is refused when a bit of it is another, wherever', async () => {
    const path = await sealed();
    const whole = readFileSync(path);
    expect(whole.length).toBeGreaterThan(3 * FRAME_BYTES);
    const places = [0, 30, HEADER_BYTES - 1, HEADER_BYTES + 3, HEADER_BYTES + 20, FRAME_BYTES, 2 * FRAME_BYTES];
    for (const place of [...places, whole.length - 40, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      writeFileSync(path, changed);
      await expect(readAll(path), `bit of byte ${place}`).rejects.toMatchObject({
        fault: expect.stringMatching(/^(changed|wrong-key|not-a-backup|cut-off)$/),
      });
    }
  });

  it('is refused when its end is missing, also when it ends where a frame does', async () => {
    const path = await sealed();
    const whole = readFileSync(path);
    const frame = LENGTH_BYTES + FRAME_BYTES + TAG_BYTES;
    for (const end of [
      HEADER_BYTES - 1,
      HEADER_BYTES,
      HEADER_BYTES + frame,
      HEADER_BYTES + 2 * frame,
      whole.length - 1,
    ]) {
      writeFileSync(path, whole.subarray(0, end));
      await expect(readAll(path), `${end} bytes`).rejects.toMatchObject({ fault: 'cut-off' });
    }
  });

  it('is refused when frames are moved, repeated, left out or taken from another file', async () => {
    const path = await sealed();
    const whole = readFileSync(path);
    const from = readFileSync(await sealed());
    const size = LENGTH_BYTES + FRAME_BYTES + TAG_BYTES;
    const frameOf = (bytes: Buffer, number: number) =>
      bytes.subarray(HEADER_BYTES + number * size, HEADER_BYTES + (number + 1) * size);
    const header = whole.subarray(0, HEADER_BYTES);
    const rest = whole.subarray(HEADER_BYTES + 2 * size);
    for (const frames of [
      [frameOf(whole, 1), frameOf(whole, 0)],
      [frameOf(whole, 0), frameOf(whole, 0)],
      [frameOf(whole, 1)],
      [frameOf(whole, 0), frameOf(from, 1)],
    ]) {
      writeFileSync(path, Buffer.concat([header, ...frames, rest]));
      await expect(readAll(path)).rejects.toMatchObject({ fault: 'changed' });
    }
    writeFileSync(path, Buffer.concat([whole, frameOf(whole, 0)]));
    await expect(readAll(path)).rejects.toMatchObject({ fault: 'changed' });
  });
});

describe('writing', () => {
  it('of 400 MB needs a part of that memory', async () => {
    const path = newPath();
    const text = 'x'.repeat(1_000_000);
    const before = process.memoryUsage().rss;
    let most = 0;
    const lines = (async function* () {
      for (let number = 0; number < 400; number += 1) {
        most = Math.max(most, process.memoryUsage().rss);
        yield { collection: 'notes', document: { _id: number, text } };
      }
    })();
    await writeBackup(path, lines, { secret });
    let count = 0;
    for await (const { document } of readBackup(path, { secrets: [secret] })) {
      count += document.text.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(count).toBe(400_000_000);
    // Most of it is garbage that was not collected yet.
    expect((most - before) / 1024 ** 2).toBeLessThan(300);
  });

  it('that fails or is ended leaves no file, and the one of before stays', async () => {
    const path = await sealed(1);
    const before = readFileSync(path);
    const failing = (async function* () {
      yield* documents(50);
      throw new Error('the database went away');
    })();
    await expect(writeBackup(path, failing, { secret })).rejects.toThrow('the database went away');
    const ending = new AbortController();
    const endless = (async function* () {
      for (let number = 0; ; number += 1) {
        if (number === 100) ending.abort();
        yield { collection: 'notes', document: { _id: number } };
      }
    })();
    await expect(writeBackup(path, endless, { secret, signal: ending.signal })).rejects.toThrow(/abort/i);
    expect(readdirSync(dirname(path))).toEqual(['all.json.gz.enc']);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(statSync(path).mode & 0o077).toBe(0);
  });
});
