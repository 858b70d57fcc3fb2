import { callRoute, contextFor, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { LocalPageModel } from './local-pages/local-page.model.ts';
import { MenuItemModel } from './menus/menu.model.ts';
import { seed } from './seed/seed.ts';
import { createService } from './server.ts';
import { TestimonialModel } from './testimonials/testimonial.model.ts';

const service = createService();
useTestDatabase([service], { given: practice });

async function practice(): Promise<void> {
  await seed({ level: 'demo', adminPassword: undefined });
  await TestimonialModel.updateOne({ clientName: 'E. Y.' }, { isActive: false });
  await LocalPageModel.updateOne({ cityName: 'Silivri' }, { isActive: false });
  await MenuItemModel.updateOne({ url: '/randevu' }, { isActive: false });
}

type Role = Parameters<typeof contextFor>[0];
type Words = Record<string, string>;
const rest = (role: Role, path: string, params: Words = {}, query: Words = {}) =>
  callRoute(service, contextFor(role), `GET ${path}`, { params, query });
const query = (role: Role, source: string) => queryService(service, contextFor(role), source);

const SETTING = 'settingKey settingValue category settingType description isActive';
const ITEM =
  'id title url menuId parentId orderIndex isActive target icon cssClasses pageId type version createdAt updatedAt';
const PAGE = `
  id cityName slug title metaTitle metaDescription metaKeywords heroTitle heroSubtitle heroDescription
  heroFeatures whyChooseUsTitle whyChooseUsDescription whyChooseUsItems challengesTitle
  challengesDescription challengesProblems challengesSolutions contactTitle contactDescription
  distanceFromCorlu specialFeature population childShare schoolCount familyCount figuresSource figuresYear pageBlocks isActive version
`;
const active = { isActive: 'true' };
const corlu = { slug: 'corlu-cocuk-psikologu' };

describe.each(['anonymous', 'user', 'moderator', 'admin'] as const)('REST and GraphQL give %s', (role) => {
  it.each([
    ['settings', `{ result: siteSettings { ${SETTING} } }`, '/api/site-settings', {}, {}],
    [
      'the settings of a category',
      `{ result: siteSettings(category: "legal") { ${SETTING} } }`,
      '/api/site-settings',
      {},
      { category: 'legal' },
    ],
    [
      'a menu',
      `{ result: menu(slug: "header") { id name slug location description isActive version items { ${ITEM} } } }`,
      '/api/menus/slug/:slug',
      { slug: 'header' },
      active,
    ],
    [
      'testimonials',
      '{ result: testimonials { id clientName clientTitle content rating isActive orderIndex version } }',
      '/api/testimonials',
      {},
      active,
    ],
    [
      'a legal text',
      '{ result: legalText(slug: "kullanim-sartlari") { slug title bodyHtml version changeNote publishedAt } }',
      '/api/legal-texts/:slug',
      { slug: 'kullanim-sartlari' },
      {},
    ],
    ['city pages', `{ result: localPages { ${PAGE} } }`, '/api/local-pages', {}, active],
    [
      'a city page',
      `{ result: localPage(slug: "${corlu.slug}") { ${PAGE} } }`,
      '/api/local-pages/:id',
      { id: corlu.slug },
      active,
    ],
  ])('the same %s', async (_, source, path, params, filter) => {
    const { data, errors } = await query(role, source);
    expect(errors).toBeUndefined();
    const { body } = await rest(role, path, params as Words, filter as Words);
    // REST lists the defaults of the settings, too, which pages do not ask for.
    const isList = path === '/api/site-settings';
    expect(body).toEqual(isList ? expect.arrayContaining(data?.result as unknown[]) : data?.result);
    expect(body).not.toEqual([]);
  });
});

it('give null and 404 for an unknown record', async () => {
  const { data } = await query(
    'anonymous',
    '{ menu(slug: "x") { id } legalText(slug: "x") { slug } localPage(slug: "x") { id } }',
  );
  expect(data).toEqual({ menu: null, legalText: null, localPage: null });
  for (const path of ['/api/menus/slug/:slug', '/api/legal-texts/:slug', '/api/local-pages/:id', '/api/blog/:id']) {
    await expect(rest('anonymous', path, { slug: 'x', id: 'x' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  }
});

it('give a city page to the gateway by its slug, when it is active', async () => {
  const { data } = await query(
    'admin',
    `{ _entities(representations: [
      { __typename: "LocalPage", slug: "${corlu.slug}" }
      { __typename: "LocalPage", slug: "silivri-cocuk-psikologu" }
    ]) { ... on LocalPage { cityName } } }`,
  );
  expect(data?._entities).toEqual([{ cityName: 'Çorlu' }, null]);
});

it('page short lists as well as the blog', async () => {
  for (const [path, total] of [
    ['/api/local-pages', '4'],
    ['/api/blog', '8'],
  ] as const) {
    const { headers, body } = await rest('anonymous', path, {}, { page: '2', pageSize: '3' });
    expect(headers['x-total-count']).toBe(total);
    expect(body).toHaveLength(Math.min(3, Number(total) - 3));
  }
});
