import { BACKUP_FILE_PATH } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import BackupsScreen from './backups-screen.tsx';

const plan = { isEnabled: true, frequency: 'daily', isEncrypted: true, retentionDays: 30, nextOn: '2026-12-01' };
const backup = {
  id: '1',
  state: 'verified',
  fileName: '2026-11-24T23-30-00-a1.json.gz.enc',
  isAutomatic: true,
  isEncrypted: true,
  size: 3_500_000 as number | null,
  documents: 1234 as number | null,
  progress: null as number | null,
  problem: null as string | null,
  createdBy: null as string | null,
  createdAt: '2026-11-24T23:30:00.000Z',
  checkedAt: '2026-11-24T23:31:00.000Z' as string | null,
};
type Backup = typeof backup;
const failed = {
  ...backup,
  ...{ id: '2', state: 'failed', fileName: 'failed', size: null, documents: null, checkedAt: null },
  problem: 'Diskte yedek için yeterli boş yer yok.',
};
const open = {
  ...backup,
  ...{ id: '3', state: 'writing', fileName: 'open', size: null, documents: null, progress: 40, checkedAt: null },
  ...{ isAutomatic: false, createdBy: 'selin' },
};

function show(stored: Backup[], { backupPlan = plan as object, isAway = false } = {}) {
  const site = { backups: stored };
  const api = fakeApi({
    Query: { backups: () => site.backups, backupPlan: () => backupPlan },
    Mutation: {
      startBackup() {
        site.backups = [open, ...site.backups];
        return open;
      },
      checkBackup: ({ id }: { id: string }) => ({ ...backup, id, state: 'checking' }),
      deleteBackup({ id }: { id: string }) {
        site.backups = site.backups.filter((each) => each.id !== id);
        return true;
      },
    },
  });
  if (isAway) api.failAlways('Backups', new ApiProblem('INTERNAL'));
  return { api, ...renderSection(<BackupsScreen />, { api, hash: '#backups', role: 'admin' }) };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name }));
const menuOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click((await rowOf(name)).getByRole('button', { name: /^İşlemler: / }));
  return within(await screen.findByRole('menu'));
};

it('says of each backup when it was made, how large it is, and whether it passed its check', async () => {
  show([failed, backup]);
  const good = await rowOf(backup.fileName);
  for (const text of ['Otomatik', 'Kontrol edildi', '3,3 MB']) expect(good.getByText(text)).toBeTruthy();
  const bad = await rowOf('failed');
  for (const text of ['Alınamadı', failed.problem]) expect(bad.getByText(text)).toBeTruthy();
  expect(await screen.findByText(/Sıradaki otomatik yedek: 1 Aralık 2026.*02\.30/)).toBeTruthy();
  expect(screen.getByText('Her gece · şifreli · 30 gün saklanır')).toBeTruthy();
});

it('makes one now, and shows how far it is', async () => {
  const { user, api } = show([]);
  expect(await screen.findByText('Henüz yedek yok.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Şimdi yedekle' }));
  expect(await screen.findByText('Yedekleme başladı.')).toBeTruthy();
  expect(await screen.findByText('Yedekleniyor: %40')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Şimdi yedekle' })).toHaveProperty('disabled', true);
  expect((await rowOf('open')).queryByRole('button', { name: /^İşlemler: / })).toBeNull();
  expect(api.callsOf('StartBackup')).toHaveLength(1);
});

it('says why one cannot be made', async () => {
  const { user, api } = show([backup]);
  const message = 'Bir yedek alınıyor ya da kontrol ediliyor; bitince yeniden deneyin.';
  api.fail('StartBackup', new ApiProblem('CONFLICT', { errors: [{ field: 'state', message, code: 'UNDER_WAY' }] }));
  await rowOf(backup.fileName);
  await user.click(screen.getByRole('button', { name: 'Şimdi yedekle' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('has one checked again', async () => {
  const { user, api } = show([backup]);
  await user.click((await menuOf(user, backup.fileName)).getByRole('menuitem', { name: 'Kontrol et' }));
  expect(await screen.findByText('Kontrol başladı.')).toBeTruthy();
  expect(api.callsOf('CheckBackup')).toEqual([{ id: '1' }]);
});

it('downloads an encrypted one alone', async () => {
  const plain = { ...backup, id: '4', fileName: 'plain', isEncrypted: false };
  const { user } = show([backup, plain]);
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${new URL(this.href).pathname} ${this.download}`);
  });
  await user.click((await menuOf(user, backup.fileName)).getByRole('menuitem', { name: 'İndir' }));
  expect(clicked).toEqual([`${BACKUP_FILE_PATH}/1 ${backup.fileName}`]);
  expect((await menuOf(user, 'plain')).getByRole('menuitem', { name: /^İndir/ })).toHaveProperty('disabled', true);
});

it('deletes one after asking', async () => {
  const { user, api } = show([backup]);
  await user.click((await menuOf(user, backup.fileName)).getByRole('menuitem', { name: 'Sil' }));
  const dialog = await screen.findByRole('alertdialog', { name: /yedeği silinsin mi\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Yedek silindi')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('Henüz yedek yok.')).toBeTruthy();
  expect(api.callsOf('DeleteBackup')).toEqual([{ id: '1' }]);
});

it('says that automatic backups are switched off', async () => {
  show([backup], { backupPlan: { ...plan, isEnabled: false, nextOn: null } });
  expect(await screen.findByText('Otomatik yedekleme kapalı.')).toBeTruthy();
});

it('that cannot be loaded says so, and is tried again', async () => {
  const { user, api } = show([backup], { isAway: true });
  expect(await screen.findByText('Yedekler yüklenemedi')).toBeTruthy();
  api.recover('Backups');
  await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await rowOf(backup.fileName)).toBeTruthy();
});
