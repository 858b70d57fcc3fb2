import { localPageRecord } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getLocalPage } from './get-local-page.ts';
import { listLocalPages } from './list-local-pages.ts';
import { LocalPageModel } from './local-page.model.ts';

const service = createService();
useTestDatabase([service]);

const page = (cityName: string, slug: string, isActive = true) => ({
  cityName,
  slug,
  title: cityName,
  metaTitle: `${cityName} Çocuk Psikoloğu`,
  metaDescription: 'Açıklama',
  heroTitle: cityName,
  heroDescription: 'Tanıtım',
  isActive,
});
beforeEach(() =>
  LocalPageModel.create([page('Silivri', 'silivri'), page('Çorlu', 'corlu'), page('Ergene', 'ergene', false)]),
);

const cities = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await listLocalPages(contextFor(role), input)).map(({ cityName }) => cityName);
const cityOf = async (role: Parameters<typeof contextFor>[0], input: object) =>
  (await getLocalPage(contextFor(role), input))?.cityName;

describe('city pages', () => {
  it.each([
    ['anonymous', ['Çorlu', 'Silivri']],
    ['user', ['Çorlu', 'Silivri']],
    ['moderator', ['Çorlu', 'Ergene', 'Silivri']],
    ['admin', ['Çorlu', 'Ergene', 'Silivri']],
  ] as const)('are listed by the Turkish alphabet for %s', async (role, expected) => {
    expect(await cities(role)).toEqual(expected);
  });

  it('are the active ones when an editor asks for them; visitors cannot ask for others', async () => {
    expect(await cities('admin', { isActive: 'true' })).toEqual(['Çorlu', 'Silivri']);
    expect(await cities('anonymous', { isActive: 'false' })).toEqual(['Çorlu', 'Silivri']);
  });

  it('are an empty list when there are none', async () => {
    await LocalPageModel.deleteMany({});
    expect(await cities('anonymous')).toEqual([]);
  });
});

describe('a city page', () => {
  it('has the documented fields', async () => {
    const found = await getLocalPage(contextFor('anonymous'), { slug: 'corlu' });
    expect(localPageRecord.strict().parse(found)).toMatchObject({ cityName: 'Çorlu', heroSubtitle: '' });
  });

  it('that is not active is there for editors alone', async () => {
    expect(await cityOf('anonymous', { slug: 'ergene' })).toBeUndefined();
    expect(await cityOf('user', { slug: 'ergene', isActive: 'false' })).toBeUndefined();
    expect(await cityOf('moderator', { slug: 'ergene' })).toBe('Ergene');
  });

  it('is null for an unknown slug', async () => {
    expect(await getLocalPage(contextFor('anonymous'), { slug: 'yok' })).toBeNull();
  });

  it.each([[{ $gt: '' }], [''], ['x'.repeat(201)], [undefined]])('refuses %j as a slug', async (slug) => {
    await expect(getLocalPage(contextFor('anonymous'), { slug })).rejects.toMatchObject({
      errors: [{ field: 'slug' }],
    });
  });
});
