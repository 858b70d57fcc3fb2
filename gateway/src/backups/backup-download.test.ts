import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BACKUP_FILE_PATH } from '@practice/contracts';
import { database, lastSeq } from '@practice/service-kit';
import { eventsSince } from '@practice/service-kit/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

const backupFolder = mkdtempSync(path.join(tmpdir(), 'practice-downloads-'));
afterAll(() => rmSync(backupFolder, { recursive: true, force: true }));
const gateway = testGateway({ env: { backupFolder } });

/** The address of a backup that was made, and its file. */
async function made(change: object = {}, content: string | null = 'PRACTICE-BACKUP-SEALED'): Promise<string> {
  await database().collection('backups').deleteMany({});
  const admin = await gateway.login('admin');
  const { id, fileName } = (await admin.post('/api/backups', {})).body as { id: string; fileName: string };
  const done = { state: 'verified', openKey: id, size: 22, ...change };
  await database().collection('backups').updateOne({ openKey: 'open' }, { $set: done });
  if (content !== null) writeFileSync(path.join(backupFolder, fileName), content);
  return `${BACKUP_FILE_PATH}/${id}`;
}

describe('the file of a backup', () => {
  it('is downloaded by an admin, and each time is in the audit log', async () => {
    const address = await made();
    const before = await lastSeq();
    const response = await (await gateway.login('admin')).get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=\S+\.json\.gz\.enc$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const audited = (await eventsSince(before)).map(({ payload }) => payload);
    expect(audited).toContainEqual(expect.objectContaining({ action: 'backup.downloaded', username: 'admin' }));
  });

  it.each(['moderator', 'user'] as const)('is refused to a %s', async (role) => {
    const address = await made();
    expect((await (await gateway.login(role)).get(address)).status).toBe(403);
  });

  it('is refused to visitors, and to an access token of an admin', async () => {
    const address = await made();
    expect((await gateway.visitor().get(address)).status).toBe(401);
    const { password } = gateway.accounts.find(({ role }) => role === 'admin') ?? {};
    const admin = await gateway.login('admin');
    const { body } = await admin.post('/api/access-tokens', { name: 'Yedek', scope: 'read-write', password });
    const authorization = `Bearer ${(body as { token: string }).token}`;
    expect((await gateway.visitor().get(address, { authorization })).status).toBe(403);
  });

  it('is not given when it is not encrypted, not complete or not there', async () => {
    const admin = await gateway.login('admin');
    expect((await admin.get(await made({ isEncrypted: false }))).status).toBe(409);
    expect((await admin.get(await made({ size: null }))).status).toBe(404);
    expect((await admin.get(await made({}, null))).status).toBe(404);
    expect((await admin.get(`${BACKUP_FILE_PATH}/none`)).status).toBe(404);
    expect((await admin.get(await made({ fileName: '../../../etc/passwd' }))).status).toBe(404);
  });
});
