import { PracticeProvider } from '@practice/ui';
import { type Execute, QueryClient, QueryProvider } from '@practice/ui/query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PostDate } from '../posts/post-date.tsx';
import { glanceOf } from '../services/service-texts.ts';
import { webSite } from '../structured-data/web-site.ts';
import { settingsOf } from './site-settings.ts';

afterEach(cleanup);

const rows = (settings: Record<string, string>) =>
  Object.entries(settings).map(([settingKey, settingValue]) => ({
    __typename: 'SiteSetting' as const,
    settingKey,
    settingValue,
  }));

it.each([
  [{}, '21 Kasım 2026'],
  [{ site_language: 'en-US' }, 'November 21, 2026'],
  [{ site_timezone: 'UTC' }, '20 Kasım 2026'],
  [{ site_language: 'xx', site_timezone: 'Mars' }, '21 Kasım 2026'],
])('with %j a day is written as %s', async (settings, text) => {
  const execute: Execute = async () => ({ data: { __typename: 'Query', siteSettings: rows(settings) } });
  render(
    <PracticeProvider>
      <QueryProvider value={new QueryClient({ execute, ssr: true })}>
        <PostDate instant="2026-11-20T22:30:00Z" />
      </QueryProvider>
    </PracticeProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a price is written in the format of the language', () => {
  const service = { duration: 0, sessionForm: '', price: 1250 };
  const priceIn = (language: string) => glanceOf(service, language).find(({ label }) => label === 'Ücret')?.value;
  expect([priceIn('tr-TR'), priceIn('en-US')]).toEqual(['1.250,00 ₺', '1,250.00 ₺']);
});

it('search engines are given the language', () => {
  const inLanguage = (settings: Record<string, string>) =>
    webSite('https://klinik.example', settingsOf({ siteSettings: rows(settings) })).inLanguage;
  expect([inLanguage({}), inLanguage({ site_language: 'en-US' })]).toEqual(['tr-TR', 'en-US']);
});
