import { EXAMPLE_TEXT_NOTE, serviceTypeSlugs } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import SetupScreen from './setup-screen.tsx';

type Change = { key: string; value: string };
type Given = {
  errors?: object[];
  checks?: object;
  exampleData?: { records: object[]; removal: object | null };
  isAway?: boolean;
};

const example = (fields: object = {}) => {
  return { kind: 'appointment', id: 'a1', name: 'Ada Yıldız', state: 'untouched', uses: [], ...fields };
};

function open(values: Record<string, string>, { errors = [], checks = {}, exampleData, isAway = false }: Given = {}) {
  const record = ([settingKey, settingValue]: [string, string]) => ({ settingKey, settingValue, category: 'general' });
  const site = { exampleData: exampleData ?? { records: [], removal: null } };
  const api = fakeApi({
    Query: {
      siteSettings: () => Object.entries(values).map(record),
      legalTexts: () => [{ slug: 'kvkk-aydinlatma-metni', bodyHtml: '<p>Bizim metnimiz.</p>' }],
      workingHours: () => [{ id: '1', version: 1 }],
      therapyServices: () => serviceTypeSlugs.map((slug) => ({ id: slug, slug, version: 1 })),
      users: () => [{ id: '1' }],
      exampleData: () => site.exampleData,
      ...checks,
    },
    Mutation: {
      saveSettings: ({ settings }: { settings: Change[] }) => {
        if (errors.length === 0) for (const { key, value } of settings) values[key] = value;
        return { updated: [], errors, warnings: [] };
      },
      removeExampleData: () => {
        site.exampleData = { ...site.exampleData, removal: { state: 'backingUp', problem: null } };
        return site.exampleData;
      },
    },
  });
  if (isAway) api.failAlways('ExampleData', new ApiProblem('UNAVAILABLE'));
  const view = renderSection(<SetupScreen />, {
    api,
    hash: '#setup',
    role: 'admin',
    fetch: vi.fn(async () => new Response('{}')),
  });
  return { api, site, user: view.user };
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
  for (const name of ['Renk ve logo', 'Çalışma saatleri', 'Hizmetler', 'Hatırlatmalar', 'İlk çalışma arkadaşı']) {
    expect((await step(name)).getByText('İsteğe bağlı')).toBeTruthy();
    expect((await step(name)).getByRole('link', { name: `Gözden geçir: ${name}` })).toBeTruthy();
  }
  expect(screen.getByText(/4 adım eksik/)).toBeTruthy();
});

it('opens the site after saying what is still missing', async () => {
  const { api } = open({ ...filled, site_open: 'false', smtp_host: '' });
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

it('takes steps that are no settings for taken once something was done there', async () => {
  open(
    { ...filled, primary_color: '#112233', appointment_reminder_lead_hours: '48' },
    {
      checks: {
        workingHours: () => [{ id: '1', version: 2 }],
        therapyServices: () => [{ id: '1', slug: 'oyun-terapisi', version: 1 }],
        users: () => [{ id: '1' }, { id: '2' }],
      },
    },
  );
  for (const name of ['Renk ve logo', 'Çalışma saatleri', 'Hizmetler', 'Hatırlatmalar', 'İlk çalışma arkadaşı'])
    expect(await (await step(name)).findByText('Tamam')).toBeTruthy();
  expect((await step('Yasal metinler')).getByText('Tamam')).toBeTruthy();
});

it('misses legal texts that still name nobody, also when the site is opened', async () => {
  const legalTexts = () => [{ slug: 'kvkk-aydinlatma-metni', bodyHtml: `<p>${EXAMPLE_TEXT_NOTE}</p>` }];
  open({ ...filled, site_open: 'false' }, { checks: { legalTexts } });
  const texts = await step('Yasal metinler');
  expect(await texts.findByText('Eksik')).toBeTruthy();
  expect(texts.getByRole('link').getAttribute('href')).toContain('#legal-texts');
  await userEvent.click(screen.getByRole('button', { name: 'Siteyi aç' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Yasal metinler']);
});

describe('example data', () => {
  const kept = example({ id: 'p1', kind: 'blogPost', name: 'Yazımız', state: 'edited' });
  const used = example({
    ...{ id: 's1', kind: 'page', name: 'Hazırlık', state: 'used' },
    uses: [{ kind: 'menuItem', count: 1, names: ['İlk görüşme'] }],
  });

  it('is no step where there is none', async () => {
    open(filled);
    await step('Adres');
    expect(screen.queryByText('Örnek veriler')).toBeNull();
  });

  it('says how much is left, what goes and what stays, and is taken away after a backup', async () => {
    const records = [example(), example({ id: 'a2' }), kept, used];
    const { api, site, user } = open(filled, { exampleData: { records, removal: null } });
    expect((await step('Örnek veriler')).getByText(/2 örnek kayıt duruyor/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kaldır: Örnek veriler' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Örnek veriler kaldırılsın mı?' }));
    expect(dialog.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      '2 randevu',
      'Blog yazısı “Yazımız”: düzenlendi',
      'Sayfa “Hazırlık”: 1 menü öğesi (İlk görüşme)',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText(/Önce her şey yedekleniyor/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kaldır: Örnek veriler' })).toBeNull();
    expect(api.callsOf('RemoveExampleData')).toHaveLength(1);
    // It is asked for until it is over.
    site.exampleData = { records: [kept, used], removal: { state: 'done', problem: null } };
    expect(await (await step('Örnek veriler')).findByText('Kaldırıldı', {}, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByText('Blog yazısı “Yazımız”: düzenlendi')).toBeTruthy();
  });

  it('says why it could not be taken away, and can be tried again', async () => {
    const removal = { state: 'failed', problem: 'Yedek alınamadığı için hiçbir şey kaldırılmadı.' };
    const { api, user } = open(filled, { exampleData: { records: [example()], removal } });
    expect(await screen.findByText(removal.problem)).toBeTruthy();
    api.fail('RemoveExampleData', new ApiProblem('CONFLICT', { message: 'Örnek veriler zaten kaldırılıyor.' }));
    await user.click(screen.getByRole('button', { name: 'Kaldır: Örnek veriler' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText('Örnek veriler zaten kaldırılıyor.')).toBeTruthy();
  });

  it('that cannot be loaded says so, and is tried again', async () => {
    const exampleData = { records: [example()], removal: null };
    const { api, user } = open(filled, { exampleData, isAway: true });
    expect(await screen.findByText('Örnek veriler yüklenemedi.')).toBeTruthy();
    api.recover('ExampleData');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText(/1 örnek kayıt duruyor/)).toBeTruthy();
  });
});
