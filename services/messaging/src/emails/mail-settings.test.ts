import { setPublicUrl } from '@practice/service-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { renderEmail } from '../email-templates/render-email.ts';
import { appointment, useStubServices } from '../testing/stub-services.ts';
import { readMailSettings } from './mail-settings.ts';

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
        const { html, text } = await renderEmail(kind, appointment(), settings);
        expect(`${html}${text}`).toContain('https://klinik.example/');
        expect(`${html}${text}`).not.toMatch(/evil|javascript/);
      }
    },
  );

  it('are left out where PUBLIC_URL is not known', async () => {
    stubs.settings.site_url = 'https://evil.example';
    const { html } = await renderEmail('practice-notification', appointment(), await readMailSettings());
    expect(html).not.toContain('evil.example');
  });
});
