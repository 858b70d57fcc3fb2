import { describe, expect, it } from 'vitest';
import { settingsOf } from '../site/site-settings.ts';
import { blogPosting } from './blog-posting.ts';
import { openingHoursSpecification } from './opening-hours.ts';
import { practice } from './practice.ts';
import { practitioner } from './practitioner.ts';
import { serviceList } from './service.ts';
import { webSite } from './web-site.ts';

const origin = 'https://klinik.example';

function textsOf(values: Record<string, string>) {
  const siteSettings = Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
  return settingsOf({ siteSettings } as Parameters<typeof settingsOf>[0]);
}

const texts = textsOf({ site_name: 'Ardıç Psikoloji', about_name: 'Uzm. Psk. Deniz Ardıç', about_image: '/deniz.jpg' });
const nothing = textsOf({});
const post = {
  ...{ path: '/blog/uyku', title: 'Uyku', description: 'Uyku düzeni.', category: 'Ebeveynlik', image: null },
  ...{
    author: 'Uzm. Psk. Deniz Ardıç',
    publishedAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  },
};

describe('structured data', () => {
  it('says nothing that no setting gives', () => {
    expect(Object.keys(practice(origin, nothing))).toEqual(['@context', '@type', '@id', 'name', 'url', 'description']);
    expect(practitioner(origin, nothing)).toBeUndefined();
  });

  it('names the practitioner, who works for the practice', () => {
    expect(practitioner(origin, texts)).toMatchObject({
      '@id': 'https://klinik.example/hakkimda#person',
      name: 'Uzm. Psk. Deniz Ardıç',
      image: 'https://klinik.example/deniz.jpg',
      worksFor: { '@id': 'https://klinik.example/#practice', name: 'Ardıç Psikoloji' },
    });
    expect(practice(origin, texts)).toMatchObject({ employee: { name: 'Uzm. Psk. Deniz Ardıç' } });
  });

  it('a post is the practitioner’s own, or of a guest of whom only the name is known', () => {
    expect(blogPosting(origin, texts, post).author).toMatchObject({ url: 'https://klinik.example/hakkimda' });
    expect(blogPosting(origin, texts, { ...post, author: 'Konuk' }).author).toEqual({
      '@type': 'Person',
      name: 'Konuk',
    });
  });

  it('the search of the site is that of the blog', () => {
    expect(webSite(origin, texts).potentialAction).toMatchObject({
      target: { urlTemplate: 'https://klinik.example/ara?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    });
  });

  it('a service’s slug stays within its address', () => {
    expect(JSON.stringify(serviceList(origin, [{ slug: '../"<x>', title: 'x' }]))).toContain(
      '/hizmetler/..%2F%22%3Cx%3E',
    );
  });

  it('days with the same hours stand together, a break divides a day, closed days are left out', () => {
    const day = { isActive: true, startTime: '09:00', endTime: '18:00' };
    const days = [
      { ...day, dayOfWeek: 1, breakStartTime: '12:00', breakEndTime: '13:00' },
      { ...day, dayOfWeek: 5 },
      { ...day, dayOfWeek: 6 },
      { ...day, dayOfWeek: 0, isActive: false },
    ];
    expect(openingHoursSpecification(days)).toMatchObject([
      { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' },
      { dayOfWeek: ['Monday'], opens: '13:00', closes: '18:00' },
      { dayOfWeek: ['Friday', 'Saturday'], opens: '09:00', closes: '18:00' },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', '//evil.example/a.png', 'a.png'])(
    'leaves out the address %s',
    (address) => {
      const hostile = textsOf({ site_image: address, about_image: address, about_name: 'Ad', instagram_url: address });
      const data = [
        practice(origin, hostile),
        practitioner(origin, hostile),
        blogPosting(origin, hostile, { ...post, image: address }),
      ];
      expect(JSON.stringify(data)).not.toContain(address);
      expect(JSON.stringify(data)).not.toMatch(/"(image|sameAs)"/);
    },
  );
});
