import {
  blogPostRecord,
  legalTextSlugs,
  localPageRecord,
  menuTargets,
  publicSettingKeys,
  settingDefinitions,
} from '@practice/contracts';
import { database, readAllSettings } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { listBlogPosts } from '../blog/list-blog-posts.ts';
import { getLegalText } from '../legal-texts/get-legal-text.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { listLocalPages } from '../local-pages/list-local-pages.ts';
import { getMenu } from '../menus/get-menu.ts';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { createService } from '../server.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { listTestimonials } from '../testimonials/list-testimonials.ts';
import { TestimonialModel } from '../testimonials/testimonial.model.ts';
import { practice } from './practice.ts';
import { seed } from './seed.ts';
import { demoSettings, settings } from './settings.ts';

const service = createService();
useTestDatabase([service]);

const visitor = contextFor('anonymous');
const essential = () => seed({ level: 'essential', adminPassword: undefined });
const demo = () => seed({ level: 'demo', adminPassword: undefined });
const countAll = async () => {
  const names = service.models.map((model) => model.collection.collectionName);
  const counts = await Promise.all(names.map((name) => database().collection(name).countDocuments()));
  return Object.fromEntries(names.map((name, index) => [name, counts[index]]));
};

describe('essential data', () => {
  it('has settings that are known and public', async () => {
    await essential();
    expect(await readAllSettings()).toEqual(settings);
    for (const key of Object.keys({ ...settings, ...demoSettings })) {
      expect(settingDefinitions).toHaveProperty(key);
      expect(publicSettingKeys).toContain(key);
    }
  });

  it('has menus for header and footer', async () => {
    await essential();
    const header = await getMenu(visitor, { slug: 'header' });
    expect(header?.items.map(({ title, url }) => [title, url])).toEqual([
      ['Ana Sayfa', '/'],
      ['Hizmetler', '/hizmetler'],
      ['Hakkımda', '/hakkimda'],
      ['Blog', '/blog'],
      ['Randevu', '/randevu'],
      ['İletişim', '/iletisim'],
    ]);
    const footer = await getMenu(visitor, { slug: 'footer' });
    expect(footer?.items).toHaveLength(6);
    for (const { url } of [...(header?.items ?? []), ...(footer?.items ?? [])]) expect(menuTargets).toContain(url);
  });

  it.each(legalTextSlugs)('has %s, whole and unchanged by cleaning', async (slug) => {
    await essential();
    const text = await getLegalText(visitor, { slug });
    expect(text?.bodyHtml.length).toBeGreaterThan(2500);
    expect(text?.bodyHtml.match(/<h2>/g)?.length).toBeGreaterThan(7);
    expect(text?.bodyHtml).not.toMatch(/lorem|undefined|TODO/i);
    expect((await LegalTextModel.findOne({ slug }).orFail()).bodyHtml).toBe(text?.bodyHtml);
  });

  it('links the legal texts where they are', async () => {
    await essential();
    const urls = Object.entries(await readAllSettings()).filter(
      ([key]) => settingDefinitions[key]?.category === 'legal',
    );
    expect(urls.map(([, url]) => url.slice(1)).sort()).toEqual([...legalTextSlugs].sort());
  });

  it('names no invented practice, in settings or legal texts', async () => {
    await essential();
    const texts = await Promise.all(legalTextSlugs.map((slug) => getLegalText(visitor, { slug })));
    const everything = JSON.stringify([await readAllSettings(), texts]);
    for (const invented of [practice.name, practice.person, practice.email, 'Ardıç', 'Çorlu', '0282', '0532']) {
      expect(everything).not.toContain(invented);
    }
    for (const text of texts) expect(text?.bodyHtml).toContain('Bu örnek metin işletme tarafından düzenlenmelidir');
  });

  it('has no demo data', async () => {
    await essential();
    expect(await countAll()).toMatchObject({ local_pages: 0, blog_posts: 0, testimonials: 0 });
  });
});

describe('the demonstration', () => {
  it('has a practice, which its legal texts name', async () => {
    await demo();
    expect(await readAllSettings()).toEqual({ ...settings, ...demoSettings });
    const notice = await getLegalText(visitor, { slug: 'kvkk-aydinlatma-metni' });
    expect(notice?.bodyHtml).toContain(practice.person);
    expect(notice?.bodyHtml).not.toContain('düzenlenmelidir');
  });

  it('has five city pages that search engines can show', async () => {
    await demo();
    const pages = await listLocalPages(visitor, {});
    expect(pages.map((page) => page.slug).sort()).toEqual(
      ['cerkezkoy', 'corlu', 'luleburgaz', 'silivri', 'tekirdag'].map((city) => `${city}-cocuk-psikologu`),
    );
    for (const page of pages) {
      localPageRecord.strict().parse(page);
      expect(page.metaTitle.length).toBeGreaterThanOrEqual(30);
      expect(page.metaTitle.length).toBeLessThanOrEqual(60);
      expect(page.metaDescription.length).toBeGreaterThanOrEqual(120);
      expect(page.metaDescription.length).toBeLessThanOrEqual(160);
    }
  });

  it('has city pages with words of their own, and no figures that nobody has counted', async () => {
    await demo();
    const pages = await listLocalPages(visitor, {});
    for (const page of pages) {
      expect(JSON.parse(page.pageBlocks).map(({ type }: { type: string }) => type)).toEqual([
        'text',
        'services',
        'faq',
      ]);
      expect(page.challengesSolutions).toHaveLength(page.challengesProblems.length);
      expect([page.population, page.childShare, page.schoolCount, page.familyCount]).toEqual(['', '', '', '']);
    }
    const texts = pages.flatMap((page) => [
      page.whyChooseUsTitle,
      page.challengesTitle,
      page.contactDescription,
      page.specialFeature,
      ...page.whyChooseUsItems,
      ...page.challengesProblems,
      ...page.challengesSolutions,
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('has eight published posts, whole and unchanged by cleaning', async () => {
    await demo();
    const { items } = await listBlogPosts(visitor, {});
    expect(items).toHaveLength(8);
    expect(new Set(items.map((post) => post.category))).toEqual(
      new Set(['Okul Öncesi', 'Ergenlik', 'Ebeveynlik', 'Genel']),
    );
    for (const post of items) {
      blogPostRecord.strict().parse(post);
      expect(post.content.length).toBeGreaterThan(1200);
      expect(post.excerpt.length).toBeLessThanOrEqual(160);
    }
  });

  it('has testimonials without a claim of success', async () => {
    await demo();
    const testimonials = await listTestimonials(visitor, {});
    expect(testimonials).toHaveLength(4);
    for (const { content } of testimonials) expect(content).not.toMatch(/iyileş|kurtul|mucize|en iyi|%|garanti/i);
  });
});

describe('first data', () => {
  it('is created once, also when several processes start at the same moment', async () => {
    const starts = await Promise.allSettled([demo(), demo(), demo()]);
    expect(starts.map((start) => start.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const counts = await countAll();
    expect(counts).toMatchObject({
      menus: 2,
      menu_items: 12,
      legal_texts: 4,
      local_pages: 5,
      blog_posts: 8,
      testimonials: 4,
    });
    await demo();
    expect(await countAll()).toEqual(counts);
  });

  it('does not bring back what somebody deleted, nor change what somebody changed', async () => {
    await demo();
    await TestimonialModel.deleteMany({});
    await SiteSettingModel.updateOne({ settingKey: 'site_name' }, { settingValue: 'Başka Ad' });
    await MenuModel.deleteOne({ slug: 'footer' });
    await demo();
    expect(await countAll()).toMatchObject({ testimonials: 0, menus: 1 });
    expect((await SiteSettingModel.findOne({ settingKey: 'site_name' }).orFail()).settingValue).toBe('Başka Ad');
  });

  it('is completed after a crash half-way', async () => {
    await SiteSettingModel.create({ settingKey: 'footer_description', settingValue: 'Başka' });
    await MenuModel.create({ name: 'Üst', slug: 'header', location: 'header' });
    await essential();
    expect(await SiteSettingModel.countDocuments()).toBe(Object.keys(settings).length);
    expect(await readAllSettings()).toMatchObject({ footer_description: 'Başka' });
    expect(await MenuModel.countDocuments()).toBe(2);
    expect(await MenuItemModel.countDocuments()).toBe(6);
  });
});
