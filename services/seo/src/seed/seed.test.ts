import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH, metaTagScore, pageKeys } from '@practice/contracts';
import { useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { MetaTagModel } from '../meta-tags/meta-tag.model.ts';
import { createService } from '../server.ts';
import { cityTags, pageTags } from './meta-tags.ts';
import { seed } from './seed.ts';

useTestDatabase([createService()]);

const essential = () => seed({ level: 'essential', adminPassword: undefined });
const demo = () => seed({ level: 'demo', adminPassword: undefined });

describe.each([...pageTags, ...cityTags])('the tag of $pageKey', (tag) => {
  it('fits what search engines show', () => {
    expect(tag.title?.length).toBeGreaterThanOrEqual(META_TITLE_LENGTH.min);
    expect(tag.title?.length).toBeLessThanOrEqual(META_TITLE_LENGTH.max);
    expect(tag.metaDescription?.length).toBeGreaterThanOrEqual(META_DESCRIPTION_LENGTH.min);
    expect(tag.metaDescription?.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max);
    expect(metaTagScore(tag)).toBe(100);
  });
});

it('names no town of the demonstration in the tags of built-in pages', () => {
  expect(JSON.stringify(pageTags)).not.toMatch(/çorlu|tekirdağ/i);
});

it('has a tag for each built-in page, and for the five cities in the demonstration', async () => {
  await essential();
  expect((await MetaTagModel.find().lean()).map((tag) => tag.pageKey).sort()).toEqual([...pageKeys].sort());
  await demo();
  const keys = (await MetaTagModel.find().lean()).map((tag) => tag.pageKey);
  expect(keys.filter((key) => /^local-.+-cocuk-psikologu$/.test(key))).toHaveLength(5);
});

it('comes once, also when several processes start at the same moment, and does not bring back what was deleted', async () => {
  const starts = await Promise.allSettled([demo(), demo(), demo()]);
  expect(starts.map((start) => start.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await MetaTagModel.countDocuments()).toBe(11);
  await MetaTagModel.deleteOne({ pageKey: 'home' });
  await demo();
  expect(await MetaTagModel.countDocuments()).toBe(10);
});
