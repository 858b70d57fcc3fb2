import { contentPreviewReady } from '@practice/contracts';
import { QueryClient } from '@practice/ui/query';
import { expect, it, vi } from 'vitest';
import { SiteSettingsDocument } from '../generated/graphql.ts';
import { contentPreview, withTexts } from './content-preview.ts';

// By itself: a connected preview stops every click of its window.

const row = (settingKey: string, settingValue: string) => ({
  __typename: 'SiteSetting' as const,
  settingKey,
  settingValue,
});

it('texts stand in place of the published ones, and beside those that were never set', () => {
  const data = { siteSettings: [row('hero_title', 'Eski'), row('site_name', 'Ardıç')] };
  expect(withTexts(data, { hero_title: 'Yeni', hero_subtitle: '' })).toEqual({
    siteSettings: [row('site_name', 'Ardıç'), row('hero_title', 'Yeni'), row('hero_subtitle', '')],
  });
  expect(withTexts({ menus: [] }, { hero_title: 'Yeni' })).toEqual({ menus: [] });
});

it('the page says that it is there, shows what it is sent by this site alone, and follows no click', async () => {
  const said = vi.spyOn(window, 'postMessage');
  const preview = contentPreview(async () => ({ data: { siteSettings: [row('hero_title', 'Eski')] } }));
  const client = new QueryClient({ execute: preview.execute });
  const shown = async () => (await client.query({ query: SiteSettingsDocument })).data?.siteSettings[0]?.settingValue;
  expect(await shown()).toBe('Eski');
  preview.connect(client);
  expect(said).toHaveBeenCalledWith(contentPreviewReady, location.origin);

  const send = (origin: string, title: string) =>
    dispatchEvent(
      new MessageEvent('message', {
        origin,
        source: window,
        data: { type: 'content-preview-texts', texts: { hero_title: title } },
      }),
    );
  send('https://elsewhere.example', 'Yabancı');
  send(location.origin, 'Yeni');
  await vi.waitFor(async () => expect(await shown()).toBe('Yeni'));

  const pressed = vi.fn();
  document.body.innerHTML = '<a href="/blog">Blog</a>';
  document.querySelector('a')?.addEventListener('click', pressed);
  document.querySelector('a')?.click();
  expect(pressed).not.toHaveBeenCalled();
});
