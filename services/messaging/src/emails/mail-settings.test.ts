import { usePublicUrl } from '@practice/service-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { renderEmail } from '../email-templates/render-email.ts';
import { appointment, useNeighbours } from '../testing/neighbours.ts';
import { readMailSettings } from './mail-settings.ts';

const neighbours = useNeighbours();
afterEach(() => usePublicUrl(undefined));

describe('links in e-mails', () => {
  it.each(['https://evil.example', 'javascript:alert(1)//'])(
    'lead to PUBLIC_URL, whatever the setting site_url says: %s',
    async (value) => {
      usePublicUrl('https://klinik.example/');
      neighbours.settings.site_url = value;
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
    neighbours.settings.site_url = 'https://evil.example';
    const { html } = await renderEmail('practice-notification', appointment(), await readMailSettings());
    expect(html).not.toContain('evil.example');
  });
});
