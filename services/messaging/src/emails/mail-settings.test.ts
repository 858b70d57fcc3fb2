import { forgetSettings, setPublicUrl } from '@practice/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untouchedTemplate } from '../email-templates/whole-template.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { readMailSettings } from './mail-settings.ts';
import { renderEmail } from './render-email.ts';

const stubs = useStubServices();
afterEach(() => setPublicUrl(undefined));

describe('links in e-mails', () => {
  it.each(['https://evil.example', 'javascript:alert(1)//'])(
    'lead to PUBLIC_URL, whatever the setting site_url says: %s',
    async (value) => {
      setPublicUrl('https://klinik.example/');
      stubs.settings.site_url = value;
      const settings = await readMailSettings();
      expect(settings.practice.siteUrl).toBe('https://klinik.example');
      for (const kind of ['practice-notification', 'cancellation'] as const) {
        const { html, text } = await renderEmail(untouchedTemplate(kind), appointment(), settings);
        expect(`${html}${text}`).toContain('https://klinik.example/');
        expect(`${html}${text}`).not.toMatch(/evil|javascript/);
      }
    },
  );

  it('are left out where PUBLIC_URL is not known', async () => {
    stubs.settings.site_url = 'https://evil.example';
    const { html } = await renderEmail(
      untouchedTemplate('practice-notification'),
      appointment(),
      await readMailSettings(),
    );
    expect(html).not.toContain('evil.example');
  });
});

describe('the mail server', () => {
  beforeEach(forgetSettings);

  it('is the one of the settings', async () => {
    Object.assign(stubs.settings, {
      smtp_host: 'mail.ornek.example',
      smtp_port: '465',
      smtp_secure: 'true',
      smtp_user: 'klinik@ornek.example',
      smtp_pass: 'gizli',
      email_from: 'merhaba@ornek.example',
    });
    expect(await readMailSettings()).toMatchObject({
      smtp: {
        host: 'mail.ornek.example',
        port: 465,
        isSecure: true,
        user: 'klinik@ornek.example',
        password: 'gizli',
      },
      from: 'merhaba@ornek.example',
    });
  });

  it('is called without encryption from the start unless smtp_secure says so', async () => {
    stubs.settings.smtp_secure = 'false';
    expect((await readMailSettings()).smtp.isSecure).toBe(false);
  });
});
