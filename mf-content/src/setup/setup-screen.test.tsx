import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import SetupScreen from './setup-screen.tsx';

type Change = { key: string; value: string };

function open(values: Record<string, string>, { errors = [] as object[] } = {}) {
  const record = ([settingKey, settingValue]: [string, string]) => ({ settingKey, settingValue, category: 'general' });
  const api = fakeApi({
    Query: { siteSettings: () => Object.entries(values).map(record) },
    Mutation: {
      saveSettings: ({ settings }: { settings: Change[] }) => {
        if (errors.length === 0) for (const { key, value } of settings) values[key] = value;
        return { updated: [], errors, warnings: [] };
      },
    },
  });
  renderSection(<SetupScreen />, { api, hash: '#setup', role: 'admin', fetch: vi.fn(async () => new Response('{}')) });
  return api;
}
const step = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const filled = {
  site_name: 'Ardıç',
  about_name: 'Selin',
  contact_phone: '0282 000 24 24',
  contact_email: 'bilgi@ardic.example',
  contact_address: 'Çorlu',
  veri_sorumlusu_info: 'Selin Ardıç',
  smtp_host: 'smtp.ardic.example',
};

it('says which steps are taken, which are missing, and leads to each', async () => {
  open({ site_open: 'false', contact_phone: '0282 000 24 24', contact_email: 'a@b.example' });
  expect((await step('Telefon ve e-posta')).getByText('Tamam')).toBeTruthy();
  const practice = await step('Muayenehane ve uzman');
  expect(practice.getByText('Eksik')).toBeTruthy();
  expect(practice.getByRole('link').getAttribute('href')).toContain('#settings?focus=site_name');
  expect((await step('Hizmetler')).getByText('İsteğe bağlı')).toBeTruthy();
  expect(screen.getByText(/4 adım eksik/)).toBeTruthy();
});

it('opens the site after saying what is still missing', async () => {
  const api = open({ ...filled, site_open: 'false', smtp_host: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Siteyi aç' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Site açılsın mı?' }));
  expect(question.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['E-posta sunucusu']);
  await userEvent.click(question.getByRole('button', { name: 'Siteyi aç' }));
  expect(await screen.findByText('Site açık')).toBeTruthy();
  expect(api.callsOf('SaveSettings')).toEqual([{ settings: [{ key: 'site_open', value: 'true' }] }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Siteyi aç' })).toBeNull());
});

it('says why the site could not be opened, and stays closed', async () => {
  open({ ...filled, site_open: 'false' }, { errors: [{ field: 'site_open', message: 'Yetkiniz yok.', code: 'X' }] });
  expect(await screen.findByText(/Açmaya hazırsınız/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Siteyi aç' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByRole('list')).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Siteyi aç' }));
  expect(await screen.findByText('Yetkiniz yok.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Siteyi aç' })).toBeTruthy();
});
