import { addDays, toInstant } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { AuditEntryModel } from './audit-entry.model.ts';
import { exportAuditEntries } from './export-audit-entries.ts';

useTestDatabase([createService()]);
const admin = contextFor('admin');
const entry = { entity: 'site-setting', entityId: null, address: '192.0.2.7', username: 'admin' };

beforeEach(async () => {
  const at = (days: number) => toInstant(addDays('2026-11-20', days), '09:30');
  await AuditEntryModel.create([
    { ...entry, seq: 1, at: at(0), action: 'site-setting.changed', changedFields: ['security_log_retention', 'x_y'] },
    { ...entry, seq: 2, at: at(1), action: 'login-failed', entity: 'user', username: null, address: '=1+1' },
    { ...entry, seq: 3, at: at(2), action: 'robot.flown', entity: 'robot', entityId: 'r1', tokenId: 'gone' },
  ]);
});

async function lines(filter: object = {}): Promise<string[]> {
  const { content } = await exportAuditEntries(admin, { format: 'csv', ...filter });
  return content.toString('utf8').trim().split('\r\n');
}

it('is in Turkish, newest first, and says plainly what it has no words for; no cell is a formula', async () => {
  expect(await lines()).toEqual([
    'Tarih;Saat;Kim;Erişim anahtarı;İşlem;Kayıt türü;Kayıt;Alanlar;Adres;Kod',
    '22.11.2026;09:30;admin;İptal edilmiş anahtar;robot.flown;robot;r1;;192.0.2.7;robot.flown',
    "21.11.2026;09:30;Ziyaretçi;;Giriş denemesi başarısız oldu;Kullanıcı;;;'=1+1;login-failed",
    '20.11.2026;09:30;admin;;Site ayarı değiştirildi;Site ayarı;;Denetim kaydını saklama süresi (gün), x_y;192.0.2.7;site-setting.changed',
  ]);
});

it('has what the filters leave, and is an entry itself', async () => {
  expect((await lines({ kind: 'access' })).map((line) => line.split(';').at(-1))).toEqual(['Kod', 'login-failed']);
  expect(await lastEvents(1)).toMatchObject([
    { type: 'audit.recorded', payload: { action: 'audit-log.exported', username: 'admin', changedFields: ['csv'] } },
  ]);
});

it('is refused with a filter that it does not know, and to everybody else', async () => {
  const wrong = exportAuditEntries(admin, { format: 'csv', entitty: 'user' });
  await expect(wrong).rejects.toMatchObject({ errors: [{ field: 'entitty', code: 'UNKNOWN_FIELD' }] });
  const refused = exportAuditEntries(contextFor('moderator'), { format: 'csv' });
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
