import { blogPostRecord, localPageRecord } from '@practice/contracts';
import { readAllSettings } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { listBlogPosts } from '../blog/list-blog-posts.ts';
import { getLegalText } from '../legal-texts/get-legal-text.ts';
import { listLocalPages } from '../local-pages/list-local-pages.ts';
import { listMediaItems } from '../media/list-media-items.ts';
import { createService } from '../server.ts';
import { listTestimonials } from '../testimonials/list-testimonials.ts';
import { practice } from './practice.ts';
import { seed } from './seed.ts';
import { demoSettings, settings } from './settings.ts';

useTestDatabase([createService()], { given: () => seed({ level: 'demo', adminPassword: undefined }) });

const visitor = contextFor('anonymous');

describe('the demonstration', () => {
  it('has a practice, which its legal texts name', async () => {
    expect(await readAllSettings()).toEqual({ ...settings, ...demoSettings });
    const notice = await getLegalText(visitor, { slug: 'kvkk-aydinlatma-metni' });
    expect(notice?.bodyHtml).toContain(practice.person);
    expect(notice?.bodyHtml).not.toContain('düzenlenmelidir');
  });

  it('has the pictures of its posts in the library, with what they show', async () => {
    const { items: posts } = await listBlogPosts(visitor, {});
    const items = await listMediaItems(contextFor('moderator'));
    const shown = new Set(posts.flatMap(({ featuredImage }) => featuredImage ?? []));
    expect(items.map(({ url }) => url)).toEqual(expect.arrayContaining([...shown]));
    expect(items.map(({ alt }) => alt)).not.toContain(null);
  });

  it('has five city pages that search engines can show', async () => {
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

  it('has city pages with words of their own, and figures that are called examples', async () => {
    const pages = await listLocalPages(visitor, {});
    for (const page of pages) {
      expect(JSON.parse(page.pageBlocks).map(({ type }: { type: string }) => type)).toEqual([
        'text',
        'services',
        'faq',
      ]);
      expect(page.challengesSolutions).toHaveLength(page.challengesProblems.length);
      for (const figure of [page.population, page.childShare, page.schoolCount, page.familyCount]) {
        expect(figure).toMatch(/\d/);
      }
      expect(page.figuresSource).toContain('Örnek rakamlardır');
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
    const testimonials = await listTestimonials(visitor, {});
    expect(testimonials).toHaveLength(4);
    for (const { content } of testimonials) expect(content).not.toMatch(/iyileş|kurtul|mucize|en iyi|%|garanti/i);
  });
});
