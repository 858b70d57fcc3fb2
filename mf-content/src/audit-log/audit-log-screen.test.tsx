import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import AuditLogScreen from './audit-log-screen.tsx';

const moved = {
  id: 'e1',
  at: '2026-11-20T09:30:00.000Z',
  action: 'appointment.updated',
  entity: 'appointment',
  entityId: 'a1',
  changedFields: ['appointmentDate', 'somethingNew'],
  username: 'Şule' as string | null,
  address: '192.0.2.7',
  isByToken: true,
  tokenName: 'Muhasebe' as string | null,
};
const refused = { ...moved, id: 'e2', action: 'login-failed', entity: 'user', entityId: null, changedFields: [] };
const visitor = { ...refused, username: null, isByToken: false, tokenName: null };
const unknown = { ...moved, id: 'e3', action: 'robot.flown', entity: 'robot', tokenName: null };

function open(hash = '#audit-log', entries: object[] = [moved, visitor, unknown], total = entries.length) {
  const fetch = vi.fn(async (_address: string) => new Response(null, { status: 500 }));
  const api = fakeApi({
    Query: {
      auditEntries: () => ({ items: entries, total }),
      users: () => [
        { id: 'u1', username: 'admin' },
        { id: 'u2', username: 'Şule' },
      ],
    },
  });
  return { api, fetch, ...renderSection(<AuditLogScreen />, { api, hash, role: 'admin', fetch }) };
}
const lastFilter = ({ api }: ReturnType<typeof open>) => api.callsOf('AuditLog').at(-1);
const noFilter = { search: null, username: null, entity: null, kind: null, from: null, to: null };

describe('the list', () => {
  it('says in Turkish who did what, with what and from where, and plainly what it has no words for', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /^Randevu güncellendi/ }));
    for (const text of ['Şule', 'Anahtar: Muhasebe', '192.0.2.7']) expect(row.getByText(text)).toBeTruthy();
    const failed = within(screen.getByRole('row', { name: /^Giriş denemesi başarısız oldu/ }));
    expect(failed.getByText('Ziyaretçi')).toBeTruthy();
    const strange = within(screen.getByRole('row', { name: /^robot\.flown/ }));
    expect(strange.getByText('Anahtar: İptal edilmiş anahtar')).toBeTruthy();
    expect(screen.getByText('3 kayıt · Değiştirilemez')).toBeTruthy();
    for (const name of [/Sil/, /Düzenle/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is filtered by the address', async () => {
    const opened = open(
      '#audit-log?q=a1&person=admin&entity=user&kind=access&from=2026-11-01&to=2026-11-20&page=2',
      [moved],
      99,
    );
    await screen.findByRole('row', { name: /^Randevu/ });
    const filter = {
      search: 'a1',
      username: 'admin',
      entity: 'user',
      kind: 'access',
      from: '2026-11-01',
      to: '2026-11-20',
    };
    expect(lastFilter(opened)).toEqual({ filter, page: 2, pageSize: 50 });
  });

  it('is filtered by what is chosen and typed; what the address cannot mean is ignored', async () => {
    const opened = open('#audit-log?kind=lost&from=dün');
    const { user } = opened;
    await screen.findByRole('row', { name: /^Randevu/ });
    expect(lastFilter(opened)).toEqual({ filter: noFilter, page: 1, pageSize: 50 });
    await user.selectOptions(screen.getByLabelText('Kişi'), await screen.findByRole('option', { name: 'Şule' }));
    await user.selectOptions(screen.getByLabelText('Kayıt türü'), 'Klinik not');
    await user.selectOptions(screen.getByLabelText('İşlem türü'), 'Görüntüleme');
    await user.type(screen.getByLabelText(/^İlk gün/, { selector: 'input' }), '01.11.2026');
    const filter = { ...noFilter, username: 'Şule', entity: 'clinical-note', kind: 'read', from: '2026-11-01' };
    await waitFor(() => expect(lastFilter(opened)).toMatchObject({ filter }));
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(lastFilter(opened)).toMatchObject({ filter: noFilter }));
  });

  it('is exported as it is filtered', async () => {
    const { user, fetch } = open('#audit-log?kind=exported&person=admin');
    await user.click(await screen.findByRole('button', { name: 'Dışa aktar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('Export işlemi başarısız oldu.')).toBeTruthy();
    expect(fetch).toHaveBeenCalledWith('/api/export/audit-log?format=csv&username=admin&kind=exported');
  });

  it('says when nothing fits', async () => {
    open('#audit-log?q=yok', []);
    expect(await screen.findByText('Kayıt bulunamadı')).toBeTruthy();
  });

  it('says when it did not come', async () => {
    const auditEntries = () => {
      throw new ApiProblem('INTERNAL');
    };
    const api = fakeApi({ Query: { auditEntries, users: () => [] } });
    renderSection(<AuditLogScreen />, { api, hash: '#audit-log', role: 'admin' });
    expect(await screen.findByText('Denetim kaydı yüklenemedi')).toBeTruthy();
  });
});

describe('an entry', () => {
  it('opens with its fields, and leads to its record', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('row', { name: /^Randevu güncellendi/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Randevu güncellendi' }));
    for (const text of ['Tarih', 'somethingNew', 'a1', 'appointment.updated'])
      expect(sheet.getByText(text)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Kaydı aç' }).getAttribute('href')).toBe('/admin#appointments?id=a1');
  });

  it.each([
    [{ action: 'page.deleted', entity: 'page' }, 'Bölümü aç', '/admin#pages'],
    [{ action: 'meta-tag.updated', entity: 'meta-tag' }, 'Kaydı aç', '/admin#seo?tab=meta-tags&id=a1'],
    [{ action: 'site-setting.changed', entity: 'site-setting', entityId: null }, 'Bölümü aç', '/admin#settings'],
  ])('of %j leads to where it can be seen', async (entry, name, href) => {
    open('#audit-log?id=e1', [{ ...moved, ...entry }]);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it.each([
    ['password-link-requested', 'Ziyaretçi'],
    ['audit-log.removed', 'Sistem'],
  ])('of %s without a user was made by: %s', async (action, who) => {
    open('#audit-log?id=e2', [{ ...visitor, action }]);
    expect(within(await screen.findByRole('dialog')).getByText(who)).toBeTruthy();
  });

  it('that is not on this page says so', async () => {
    open('#audit-log?id=other');
    expect(await screen.findByText('Bu kayıt listenin bu sayfasında değil')).toBeTruthy();
  });
});
