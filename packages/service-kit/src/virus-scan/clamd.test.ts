import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { EICAR, type FakeClamd, openFakeClamd } from '../testing/fake-clamd.ts';
import { type ClamdAddress, readClamdAddress, scanWithClamd } from './clamd.ts';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await openFakeClamd();
});
afterAll(() => clamd.close());
afterEach(() => clamd.behave('scans'));

const addressOf = (url: string) => readClamdAddress(url) as ClamdAddress;
const scan = (bytes: Buffer, timeoutMs = 10_000) => scanWithClamd(bytes, addressOf(clamd.url), timeoutMs);

describe('an address', () => {
  it.each([
    ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s', (text, expected) => expect(readClamdAddress(text)).toEqual(expected));

  it.each([
    '',
    'clamd',
    'clamd:3310',
    'http://clamd:3310',
    'tcp://clamd',
    'tcp://clamd:0',
    'tcp://clamd:3310/a',
    'unix:',
  ])('%j is none', (text) => expect(readClamdAddress(text)).toBeUndefined());
});

describe('scanning', () => {
  it('sends all bytes and finds nothing in good ones', async () => {
    const bytes = Buffer.alloc(3_000_000, 'abc');
    expect(await scan(bytes)).toBeNull();
    expect(clamd.seen.at(-1)?.equals(bytes)).toBe(true);
    expect(await scan(Buffer.alloc(0))).toBeNull();
  });

  it('names what it finds', async () => {
    expect(await scan(Buffer.from(`before ${EICAR} after`))).toBe('Eicar-Signature');
  });

  it('works on a file of this machine, too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    const local = await openFakeClamd(join(folder, 'clamd.ctl'));
    onTestFinished(async () => {
      await local.close();
      rmSync(folder, { recursive: true });
    });
    expect(await scanWithClamd(Buffer.from(EICAR), addressOf(local.url), 10_000)).toBe('Eicar-Signature');
  });

  it('fails when nobody is there, rather than to say that nothing was found', async () => {
    const gone = await openFakeClamd();
    await gone.close();
    await expect(scanWithClamd(Buffer.from('a'), addressOf(gone.url), 10_000)).rejects.toThrow('ECONNREFUSED');
    await expect(scanWithClamd(Buffer.from('a'), { path: '/nowhere/clamd.ctl' }, 10_000)).rejects.toThrow('ENOENT');
  });

  it('fails when no answer comes in time', async () => {
    clamd.behave('is silent');
    await expect(scan(Buffer.from('a'), 50)).rejects.toThrow('longer than 50 ms');
  });

  it('fails when clamd hangs up', async () => {
    clamd.behave('hangs up');
    await expect(scan(Buffer.from('a'))).rejects.toThrow();
  });

  it('fails with its reason when clamd refuses to look, though it read a part only', async () => {
    clamd.behave('is out of room');
    await expect(scan(Buffer.alloc(20_000_000))).rejects.toThrow(/size limit exceeded|ECONNRESET|EPIPE/);
    await expect(scan(Buffer.from('a'))).rejects.toThrow('INSTREAM size limit exceeded');
  });
});
