import { MAIL_PASSWORD_NEEDED } from '@practice/contracts';
import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import EmailScreen from './email-screen.tsx';

type Change = { key: string; value: string };
type Server = {
  values: Record<string, string>;
  isPasswordStored: boolean;
  answer: () => { success: boolean; message: string };
};

const good = { success: true, message: 'Bağlantı kuruldu; sunucu ayarları kabul etti.' };

function open({ values = {}, isPasswordStored = false, answer = () => good }: Partial<Server> = {}, hash = '#email') {
  const record = ([settingKey, settingValue]: [string, string]) => ({ settingKey, settingValue, category: 'email' });
  const api = fakeApi({
    Query: {
      siteSettings: () => Object.entries(values).map(record),
      mailState: () => ({ problem: values.smtp_host ? null : 'not_set_up' }),
      settingConditions: () =>
        isPasswordStored ? [{ settingKey: 'smtp_pass', isSecretStored: true, unavailableReason: null }] : [],
    },
    Mutation: {
      testEmailConnection: answer,
      saveSettings: ({ settings }: { settings: Change[] }) => {
        // A password never leaves the server.
        const shown = settings.filter(({ key }) => key !== 'smtp_pass');
        for (const { key, value } of shown) values[key] = value;
        return { updated: shown.map(({ key, value }) => record([key, value])), errors: [], warnings: [] };
      },
    },
  });
  const { emit } = renderSection(<EmailScreen />, {
    api,
    hash,
    role: 'admin',
    fetch: vi.fn(async () => new Response('{}')),
  });
  return { api, values, emit };
}

const field = (key: string) => document.getElementById(`setting-${key}`) as HTMLInputElement;
const there = () => screen.findByRole('heading', { name: 'E-posta Ayarları' });
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });

describe('the e-mail settings', () => {
  it('take a provider, a name and a password, which is not shown again', async () => {
    const { api, emit } = open();
    await there();
    expect(await screen.findByText('Pasif: sunucu girilmedi')).toBeTruthy();
    expect(field('smtp_port').placeholder).toBe('587');
    await userEvent.click(tab('Sağlayıcılar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Kullan: Gmail' }));
    await waitFor(() => expect(document.activeElement).toBe(field('smtp_user')));
    expect(field('smtp_host').value).toBe('smtp.gmail.com');
    await userEvent.type(field('smtp_user'), 'klinik@gmail.com');
    await userEvent.type(field('smtp_pass'), 'gizli şifre');
    expect(field('smtp_pass').type).toBe('password');
    await userEvent.click(button('Ayarları Kaydet'));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    await waitFor(() => expect(field('smtp_pass').value).toBe(''));
    expect(button('Ayarları Kaydet')).toHaveProperty('disabled', true);
    emit({ type: 'mail-state.changed', payload: { id: 'smtp' } });
    expect(await screen.findByText('Aktif')).toBeTruthy();
    const [{ settings }] = api.callsOf('SaveSettings') as [{ settings: Change[] }];
    const keys = ['smtp_host', 'smtp_port', 'smtp_secure', 'smtp_user', 'smtp_pass'];
    expect(settings.map(({ key }) => key)).toEqual(keys);
  });

  it('say what is wrong with a value, and save nothing', async () => {
    const { api } = open({}, '#email?focus=email_from');
    await there();
    await waitFor(() => expect(document.activeElement).toBe(field('email_from')));
    await userEvent.type(field('email_from'), 'klinik');
    await userEvent.type(field('smtp_host'), 'http://x');
    expect(screen.getByText('Bir e-posta adresi ya da “Ad <adres>” yazın')).toBeTruthy();
    expect(screen.getByText('Sunucunun adını smtp.ornek.com gibi yazın')).toBeTruthy();
    await userEvent.click(button('Ayarları Kaydet'));
    await waitFor(() => expect(document.activeElement).toBe(field('smtp_host')));
    expect(api.callsOf('SaveSettings')).toEqual([]);
  });

  it('have reminders in a tab of their own, which takes several hours', async () => {
    const { api } = open({}, '#email?focus=appointment_reminder_lead_hours');
    await there();
    const hours = () => field('appointment_reminder_lead_hours');
    await waitFor(() => expect(hours()).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(hours()));
    await waitFor(() => expect(tab('Hatırlatmalar').getAttribute('aria-selected')).toBe('true'));
    expect(field('appointment_reminder_quiet_start').value).toBe('22:00');
    await userEvent.type(hours(), '2, 24, 900');
    await userEvent.click(button('Ayarları Kaydet'));
    expect(await screen.findByText(/^1 ile 720 arasında, virgülle/)).toBeTruthy();
    expect(api.callsOf('SaveSettings')).toEqual([]);
    await userEvent.clear(hours());
    await userEvent.type(hours(), '2, 24');
    await userEvent.selectOptions(field('appointment_reminder_quiet_end'), '09:00');
    await userEvent.click(button('Ayarları Kaydet'));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
    const [{ settings }] = api.callsOf('SaveSettings') as [{ settings: Change[] }];
    expect(settings.map(({ key }) => key)).toEqual([
      'appointment_reminder_lead_hours',
      'appointment_reminder_quiet_end',
    ]);
  });

  it('say whether a password is stored, and want it again for another server before anything is sent', async () => {
    const values = { smtp_host: 'smtp.ornek.com', smtp_user: 'posta' };
    const { api } = open({ values, isPasswordStored: true });
    await there();
    expect(screen.queryByText('Kayıtlı şifre yok.')).toBeNull();
    await userEvent.type(field('smtp_host'), '.tr');
    expect(screen.getByText(MAIL_PASSWORD_NEEDED)).toBeTruthy();
    await userEvent.click(button('Ayarları Kaydet'));
    await waitFor(() => expect(document.activeElement).toBe(field('smtp_pass')));
    await userEvent.click(button('Bağlantıyı Test Et'));
    expect([api.callsOf('SaveSettings'), api.callsOf('TestEmailConnection')]).toEqual([[], []]);
    await userEvent.type(field('smtp_pass'), 'yeni şifre');
    expect(screen.queryByText(MAIL_PASSWORD_NEEDED)).toBeNull();
    await userEvent.click(button('Ayarları Kaydet'));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeTruthy();
  });

  it('ask before all e-mails are held', async () => {
    const { api } = open();
    await there();
    await userEvent.click(field('email_enabled'));
    await userEvent.click(button('Ayarları Kaydet'));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/açınca da gönderilmez/)).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf('SaveSettings')).toEqual([]);
  });
});

describe('the test of the connection', () => {
  const values = { smtp_host: 'smtp.ornek.com', smtp_port: '465', smtp_secure: 'true', smtp_user: 'posta' };

  it('tries what is in the form, saved or not, and says what came of it', async () => {
    const { api } = open({ values });
    await there();
    await userEvent.clear(field('smtp_port'));
    await userEvent.type(field('smtp_port'), '587');
    await userEvent.click(button('Bağlantıyı Test Et'));
    expect(await screen.findByText(good.message)).toBeTruthy();
    expect(tab('Bağlantı testi').getAttribute('aria-selected')).toBe('true');
    const input = { host: 'smtp.ornek.com', port: 587, secure: true, user: 'posta', password: null };
    expect(api.callsOf('TestEmailConnection')).toEqual([{ input }]);
  });

  it('shows why it failed, and tries again', async () => {
    let message = 'Bu adda bir sunucu bulunamadı. Sunucunun adını kontrol edin.';
    const { api } = open({ values, answer: () => ({ success: false, message }) }, '#email?tab=test');
    await there();
    await userEvent.click(button('Şimdi dene'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Başarısız')).toBeTruthy();
    message = 'Sunucu yanıt vermedi.';
    await userEvent.click(button('Tekrar Dene'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.callsOf('TestEmailConnection')).toHaveLength(2);
  });

  it('needs a server, and the password for another one', async () => {
    const sentence = 'Sunucu ya da kullanıcı adı değişti; denemek için şifreyi de yazın.';
    const errors = [{ field: 'password', message: sentence, code: 'PASSWORD_NEEDED' }];
    const { api } = open({
      answer: () => {
        throw new ApiProblem('VALIDATION_FAILED', { errors });
      },
    });
    await there();
    await userEvent.click(button('Bağlantıyı Test Et'));
    expect(await screen.findByText('Sunucunun adını yazın')).toBeTruthy();
    expect(api.callsOf('TestEmailConnection')).toEqual([]);
    await userEvent.type(field('smtp_host'), 'smtp.baska.com');
    await userEvent.click(button('Bağlantıyı Test Et'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('smtp_pass')));
  });
});
