import { ApiProblem, FakeRecords, fakeApi, renderSection, uploadIntoText } from '@practice/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import EmailScreen from '../email-screen.tsx';
import type { Template as Row } from './templates.ts';

type Template = Omit<Row, '__typename'>;

const blank: Template = {
  ...{
    id: '',
    name: '',
    category: 'appointment',
    subject: 'Konu',
    heading: null,
    content: '<p>Metin</p>',
    variables: [],
  },
  ...{
    isActive: true,
    isBuiltIn: false,
    isChanged: false,
    isSendable: true,
    version: 1,
    createdAt: null,
    updatedAt: null,
  },
};
const builtIn = {
  ...{ ...blank, id: 'confirmation', name: 'Randevu onayı', isBuiltIn: true, heading: 'Onaylandı', version: 0 },
  ...{
    subject: 'Onaylandı: {{appointmentDate}}',
    content: '<p>Sayın {{parentName}},</p><p>{{appointmentDetails}}</p>',
  },
} satisfies Template;
const letter = { ...blank, id: 'a', name: 'İlk görüşme', updatedAt: '2026-11-20T10:00:00.000Z' } satisfies Template;
const news = {
  ...{
    ...blank,
    id: 'b',
    name: 'Şenlik',
    category: 'marketing',
    isActive: false,
    updatedAt: '2026-11-24T10:00:00.000Z',
  },
  content: '<p style="color:red">Şenliğe gelin</p>',
} satisfies Template;

beforeAll(async () => {
  // jsdom has no layout, of which the editor asks where its cursor is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
}, 60_000);

type Setting = { stored?: Template[]; hash?: string; fails?: boolean };

function open({ stored = [letter, builtIn, news], hash = '#email?tab=templates', fails = false }: Setting = {}) {
  const records = new FakeRecords<Template>(blank, stored);
  const api = fakeApi({
    Query: {
      siteSettings: () => [],
      emailTemplates: () => records.all,
      emailTemplatePreview: ({ input }: { input: { subject?: string; appointmentId?: string | null } }) => ({
        subject: input.subject ?? 'Kayıtlı konu',
        content: `<p>${input.appointmentId ?? 'örnek'}</p>`,
        text: 'Düz metni',
      }),
      appointments: () => ({
        total: 1,
        items: [{ id: 'r1', childName: 'Ada', appointmentDate: '2026-12-01', appointmentTime: '10:00' }],
      }),
    },
    Mutation: {
      createEmailTemplate: records.create,
      updateEmailTemplate: records.update,
      deleteEmailTemplate: records.remove,
      restoreEmailTemplate: ({ id }: { id: string }) => records.change(id, { ...builtIn, version: 2 }),
      testEmailTemplate: ({ testEmail }: { testEmail: string }) =>
        testEmail === 'yok@ornek.com'
          ? { success: false, message: 'Sunucu kabul etmedi.' }
          : { success: true, message: `${testEmail} adresine gönderildi.` },
    },
  });
  if (fails) api.fail('EmailTemplates', new ApiProblem('FORBIDDEN'), null);
  const fetch = vi.fn(async () => new Response('id;name'));
  return { api, records, fetch, ...renderSection(<EmailScreen />, { api, hash, role: 'admin', fetch }) };
}

type Opened = ReturnType<typeof open>;
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label'));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
async function choose({ user }: Opened, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the list', () => {
  it('has all templates by name, and narrows and orders them', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: 'Şenlik' });
    expect(names()).toEqual(['İlk görüşme', 'Randevu onayı', 'Şenlik']);
    expect(screen.getByText('Randevu onaylanınca ya da elle gönderilince veliye gider.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Sıralama'), 'Son güncellenen önce');
    expect(names()).toEqual(['Şenlik', 'İlk görüşme', 'Randevu onayı']);
    await user.selectOptions(screen.getByLabelText('Kategori'), 'Randevu');
    expect(names()).toEqual(['İlk görüşme', 'Randevu onayı']);
    await user.selectOptions(screen.getByLabelText('Durum'), 'Pasif');
    expect(await screen.findByText('Aramanıza uyan şablon yok.')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' })[0] as HTMLElement);
    await user.type(screen.getByRole('searchbox'), 'SENLİK');
    await waitFor(() => expect(names()).toEqual(['Şenlik']));
    // Nothing of it is left in the address of another tab.
    await user.click(screen.getByRole('tab', { name: 'Kurulum rehberi' }));
    expect(location.hash).toBe('#email?tab=guide');
  });

  it('says that it could not be loaded, and is loaded after all', async () => {
    const { user } = open({ fails: true });
    expect(await screen.findByText('Şablonlar yüklenirken hata oluştu!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('row', { name: 'Şenlik' })).toBeTruthy();
  });

  it('is exported as a file, and can have dense rows', async () => {
    URL.createObjectURL = () => 'blob:x';
    const { fetch, user } = open();
    await user.click(await screen.findByRole('button', { name: 'CSV indir' }));
    expect(fetch).toHaveBeenCalledWith('/api/email-templates/export');
    const density = screen.getByRole('button', { name: 'Sık satırlar' });
    await user.click(density);
    expect(density.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('admin-density:email-templates')).toBe('dense');
    localStorage.clear();
  });
});

describe('a built-in template', () => {
  it('shows its variables by their Turkish names alone, also where the editor is left for HTML', async () => {
    const { user } = open({ hash: '#email?tab=templates&id=confirmation' });
    const sheet = await dialogOf('Düzenle: Randevu onayı');
    expect(sheet.getByLabelText<HTMLInputElement>(/^Konu/).value).toBe('Onaylandı: {{Randevu günü}}');
    const text = await sheet.findByRole('textbox', { name: /^İçerik/ }, { timeout: 20_000 });
    expect([...text.querySelectorAll('[data-variable=known]')].map(({ textContent }) => textContent)).toEqual([
      'Velinin adı',
      'Randevu bilgileri (tablo)',
    ]);
    await user.click(sheet.getByRole('button', { name: 'HTML' }));
    expect(sheet.getByLabelText<HTMLTextAreaElement>(/^İçerik/).value).toContain('{{Velinin adı}}');
    expect(screen.getByRole('dialog').outerHTML).not.toMatch(/parentName|appointmentDate|appointmentDetails/);
  });

  it('is changed with variables at the cursor, and says at once which it cannot have', async () => {
    const { api, user } = open({ hash: '#email?tab=templates&id=confirmation' });
    const sheet = await dialogOf('Düzenle: Randevu onayı');
    expect(sheet.queryByLabelText(/^Ad/)).toBeNull();
    const subject = sheet.getByLabelText<HTMLInputElement>(/^Konu/);
    await user.click(subject);
    subject.setSelectionRange(0, 9);
    expect(sheet.getByRole('button', { name: 'Randevu bilgileri (tablo)' })).toHaveProperty('disabled', true);
    await user.click(sheet.getByRole('button', { name: 'Velinin adı' }));
    expect(subject.value).toBe('{{Velinin adı}}: {{Randevu günü}}');
    await user.type(subject, ' {{{{yas}}');
    expect(await sheet.findByText('Bu şablonda “yas” değişkeni yok.')).toBeTruthy();
    await user.type(subject, '{Backspace>8}');
    await waitFor(() => expect(sheet.queryByText(/değişkeni yok/)).toBeNull());
    const text = await sheet.findByRole('textbox', { name: /^İçerik/ }, { timeout: 20_000 });
    expect(text.querySelector('[data-variable=known]')?.textContent).toBe('Velinin adı');
    act(() => text.focus());
    await user.click(sheet.getByRole('button', { name: 'Randevu bilgileri (tablo)' }));
    await user.click(sheet.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Şablon güncellendi')).toBeTruthy();
    const [{ id, input }] = api.callsOf('UpdateEmailTemplate') as [{ id: string; input: Partial<Template> }];
    expect([id, input.version]).toEqual(['confirmation', 0]);
    expect(input.subject?.trim()).toBe('{{parentName}}: {{appointmentDate}}');
    expect(input.content?.match(/\{\{appointmentDetails\}\}/g)).toHaveLength(2);
  });

  it('has its own texts back, which can be undone, and is switched off', async () => {
    const opened = open({ stored: [{ ...builtIn, isChanged: true, subject: 'Bizim konu', version: 3 }] });
    await choose(opened, 'Randevu onayı', 'Varsayılana dön');
    expect(await screen.findByText('Varsayılana dönüldü')).toBeTruthy();
    expect(opened.api.callsOf('RestoreEmailTemplate')).toEqual([{ id: 'confirmation', version: 3 }]);
    await opened.user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(opened.records.find('confirmation').subject).toBe('Bizim konu'));
    await choose(opened, 'Randevu onayı', 'Pasif yap');
    await waitFor(() => expect(opened.records.find('confirmation').isActive).toBe(false));
  });

  it('that is always on says why, and none of them can be deleted', async () => {
    const opened = open({ stored: [{ ...builtIn, id: 'invitation', name: 'Davet', category: 'security' }] });
    await opened.user.click(await screen.findByRole('button', { name: 'İşlemler: Davet' }));
    expect(screen.queryByRole('menuitem', { name: /Pasif yap|Sil/ })).toBeNull();
    await opened.user.keyboard('{Escape}');
    await opened.user.click(screen.getByRole('button', { name: 'Düzenle: Davet' }));
    const sheet = await dialogOf('Düzenle: Davet');
    expect(sheet.getByText(/^Güvenlik e-postaları kapatılamaz/)).toBeTruthy();
    expect(sheet.getByLabelText(/^Aktif/)).toHaveProperty('disabled', true);
  });
});

describe('a template of the practice', () => {
  it('is written as HTML where the editor would lose something, and previewed before it is saved', async () => {
    const { api, user } = open({ hash: '#email?tab=templates&id=new' });
    const sheet = await dialogOf('Yeni şablon');
    await user.type(sheet.getByLabelText(/^Ad/), 'Bahar');
    await user.type(sheet.getByLabelText(/^Konu/), 'Bahar geldi');
    await user.click(sheet.getByRole('button', { name: 'HTML' }));
    const source = sheet.getByLabelText<HTMLTextAreaElement>(/^İçerik/);
    await user.type(source, '<p style="color:red">Merhaba </p>');
    source.setSelectionRange(29, 29);
    await user.click(sheet.getByRole('button', { name: 'Velinin adı' }));
    expect(source.value).toBe('<p style="color:red">Merhaba {{Velinin adı}}</p>');
    await user.click(sheet.getByRole('button', { name: 'Düzenleyici' }));
    expect(sheet.getByText(/düzenleyicinin gösteremediği biçimler var/)).toBeTruthy();
    expect(sheet.getByLabelText(/^İçerik/)).toBe(source);
    await user.click(sheet.getByRole('button', { name: 'Önizle' }));
    const preview = await dialogOf('Önizleme: Bahar');
    expect(await preview.findByText('Bahar geldi')).toBeTruthy();
    await user.selectOptions(await preview.findByLabelText('Bilgiler'), 'Ada, 01.12.2026 10:00');
    await waitFor(() => expect(preview.getByTitle('Bahar, masaüstünde').getAttribute('srcdoc')).toBe('<p>r1</p>'));
    await user.click(preview.getByRole('tab', { name: 'Düz metin' }));
    expect(preview.getByText('Düz metni')).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'Kapat' }));
    await user.click(sheet.getByRole('button', { name: 'Oluştur' }));
    expect(await screen.findByText('Şablon oluşturuldu')).toBeTruthy();
    expect(api.callsOf('CreateEmailTemplate')).toMatchObject([
      {
        input: {
          name: 'Bahar',
          category: 'appointment',
          subject: 'Bahar geldi',
          content: '<p style="color:red">Merhaba {{parentName}}</p>',
          isActive: true,
        },
      },
    ]);
  });

  it('whose saving fails keeps what was typed, and says so', async () => {
    const { api, user } = open({ hash: '#email?tab=templates&id=a' });
    const sheet = await dialogOf('Düzenle: İlk görüşme');
    await user.type(sheet.getByLabelText(/^Konu/), ' yeni');
    api.fail('UpdateEmailTemplate', 'unreachable');
    await user.click(sheet.getByRole('button', { name: 'Kaydet' }));
    expect(await sheet.findByText('Kaydetme başarısız')).toBeTruthy();
    expect(sheet.getByLabelText<HTMLInputElement>(/^Konu/).value).toBe('Konu yeni');
  });

  it('is deleted after asking', async () => {
    const opened = open();
    await choose(opened, 'Şenlik', 'Sil');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Bu şablonu silmek istediğinizden emin misiniz?' }),
    );
    await opened.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Şablon silindi')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Şenlik' })).toBeNull());
  });

  it('is sent to an address for a test, which says what the server said', async () => {
    const opened = open();
    await choose(opened, 'İlk görüşme', 'Deneme gönder');
    const dialog = await dialogOf('Deneme gönder');
    await opened.user.type(dialog.getByLabelText(/^E-posta adresi/), 'yok@ornek.com');
    await opened.user.click(dialog.getByRole('button', { name: 'Gönder' }));
    expect(await dialog.findByText('Sunucu kabul etmedi.')).toBeTruthy();
    await opened.user.clear(dialog.getByLabelText(/^E-posta adresi/));
    await opened.user.type(dialog.getByLabelText(/^E-posta adresi/), 'ben@ornek.com');
    await opened.user.click(dialog.getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText('ben@ornek.com adresine gönderildi.')).toBeTruthy();
    expect(opened.api.callsOf('TestEmailTemplate').at(-1)).toEqual({ id: 'a', testEmail: 'ben@ornek.com' });
  });
});

it('a text does not turn into HTML while a picture is on its way into it', async () => {
  const { user } = open({ hash: '#email?tab=templates&id=a' });
  const sheet = await dialogOf('Düzenle: İlk görüşme');
  await uploadIntoText();
  await user.click(sheet.getByRole('button', { name: 'HTML' }));
  expect(await screen.findByText('Bir görsel hâlâ yükleniyor')).toBeTruthy();
  expect(sheet.getByRole('progressbar', { name: 'oda.png yükleniyor' })).toBeTruthy();
});
