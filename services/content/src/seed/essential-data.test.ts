import {
  legalLinkSettings,
  legalTextSlugs,
  menuTargets,
  publicSettingKeys,
  settingDefinitions,
} from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { getLegalText } from '../legal-texts/get-legal-text.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { getMenu } from '../menus/get-menu.ts';
import { createService } from '../server.ts';
import { countDocuments } from '../testing/count-documents.ts';
import { practice } from './practice.ts';
import { seed } from './seed.ts';
import { demoSettings, settings } from './settings.ts';

const service = createService();
useTestDatabase([service], { given: () => seed({ level: 'essential', adminPassword: undefined }) });

const visitor = contextFor('anonymous');

describe('essential data', () => {
  it('has settings that are known and public', async () => {
    expect(await readAllSettings()).toEqual({ ...settings, site_open: 'false' });
    for (const key of Object.keys({ ...settings, ...demoSettings })) {
      expect(settingDefinitions).toHaveProperty(key);
      expect(publicSettingKeys).toContain(key);
    }
  });

  it('has menus for header and footer', async () => {
    const header = await getMenu(visitor, { slug: 'header' });
    expect(header?.items.map(({ title, url }) => [title, url])).toEqual([
      ['Ana Sayfa', '/'],
      ['Hizmetler', '/hizmetler'],
      ['Hakkımda', '/hakkimda'],
      ['Blog', '/blog'],
      ['İletişim', '/iletisim'],
    ]);
    const footer = await getMenu(visitor, { slug: 'footer' });
    expect(footer?.items).toHaveLength(6);
    for (const { url } of [...(header?.items ?? []), ...(footer?.items ?? [])]) expect(menuTargets).toContain(url);
  });

  it.each(legalTextSlugs)('has %s, whole and unchanged by cleaning', async (slug) => {
    const text = await getLegalText(visitor, { slug });
    expect(text?.bodyHtml.length).toBeGreaterThan(2500);
    expect(text?.bodyHtml.match(/<h2>/g)?.length).toBeGreaterThan(7);
    expect(text?.bodyHtml).not.toMatch(/lorem|undefined|TODO/i);
    expect((await LegalTextModel.findOne({ slug }).orFail()).bodyHtml).toBe(text?.bodyHtml);
  });

  it('links the legal texts where they are', async () => {
    const urls = Object.entries(await readAllSettings()).filter(([key]) => key in legalLinkSettings);
    expect(urls.map(([, url]) => url.slice(1)).sort()).toEqual([...legalTextSlugs].sort());
  });

  it('names no invented practice, in settings or legal texts', async () => {
    const texts = await Promise.all(legalTextSlugs.map((slug) => getLegalText(visitor, { slug })));
    const everything = JSON.stringify([await readAllSettings(), texts]);
    for (const invented of [practice.name, practice.person, practice.email, 'Ardıç', 'Çorlu', '0282', '0532']) {
      expect(everything).not.toContain(invented);
    }
    for (const text of texts) expect(text?.bodyHtml).toContain('Bu örnek metin işletme tarafından düzenlenmelidir');
  });

  it('has no demo data', async () => {
    expect(await countDocuments(service)).toMatchObject({ local_pages: 0, blog_posts: 0, testimonials: 0 });
  });
});
