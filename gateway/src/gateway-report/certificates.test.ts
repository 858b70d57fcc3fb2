import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CertificateWatch } from './certificate-watch.ts';
import { readCertificate } from './read-certificate.ts';

const pem = readFileSync(path.join(import.meta.dirname, 'testing/localhost.pem'), 'utf8');

describe('the certificate of a site', () => {
  it('is read from the site, also one that no browser would believe', async () => {
    const server = createServer({ cert: pem, key: pem }, (socket) => socket.on('error', () => undefined));
    server.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const found = await readCertificate(`https://localhost:${port}`);
    expect(found?.isValid).toBe(false);
    expect(found?.endsAt.getUTCFullYear()).toBeGreaterThan(2100);
    server.close();
  });

  it('is not known where nobody answers', async () => {
    expect(await readCertificate('https://localhost:1')).toBeUndefined();
  });
});

describe('a watch over a certificate', () => {
  const now = Date.parse('2026-11-25T12:00:00Z');
  const day = 86_400_000;
  const endingIn = (days: number, isValid = true) => ({ endsAt: new Date(now + days * day), isValid });

  it.each([
    ['ends in two months', endingIn(60), []],
    ['ends in a week', endingIn(7), ['certificate_expires']],
    ['is another site’s', endingIn(60, false), ['certificate_invalid']],
  ] as const)('of one that %s finds %s', async (_, certificate, problems) => {
    const watch = new CertificateWatch('https://klinik.example', async () => certificate);
    expect(await watch.look(now)).toEqual({ endsAt: certificate.endsAt.toISOString(), problems });
  });

  it('looks every few hours, and not at all where there is none', async () => {
    const read = vi.fn(async () => endingIn(60));
    const watch = new CertificateWatch('https://klinik.example', read);
    for (let minutes = 0; minutes < 600; minutes += 15) await watch.look(now + minutes * 60_000);
    expect(read).toHaveBeenCalledTimes(2);
    for (const url of ['http://klinik.example', 'https://localhost:4000']) {
      expect(await new CertificateWatch(url, read).look(now)).toEqual({ endsAt: null, problems: [] });
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});
