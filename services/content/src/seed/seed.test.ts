import { readAllSettings } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { createService } from '../server.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { TestimonialModel } from '../testimonials/testimonial.model.ts';
import { countDocuments } from '../testing/count-documents.ts';
import { seed } from './seed.ts';
import { notOpenYet, settings } from './settings.ts';

const service = createService();
useTestDatabase([service]);

const essential = () => seed({ level: 'essential', adminPassword: undefined });
const demo = () => seed({ level: 'demo', adminPassword: undefined });

describe('first data', () => {
  it('is created once, also when several processes start at the same moment', async () => {
    const starts = await Promise.allSettled([demo(), demo(), demo()]);
    expect(starts.map((start) => start.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const counts = await countDocuments(service);
    expect(counts).toMatchObject({
      menus: 2,
      menu_items: 11,
      legal_texts: 4,
      local_pages: 5,
      blog_posts: 8,
      testimonials: 4,
    });
    await demo();
    expect(await countDocuments(service)).toEqual(counts);
  });

  it('does not bring back what somebody deleted, nor change what somebody changed', async () => {
    await demo();
    await TestimonialModel.deleteMany({});
    await SiteSettingModel.updateOne({ settingKey: 'site_name' }, { settingValue: 'Başka Ad' });
    await MenuModel.deleteOne({ slug: 'footer' });
    await demo();
    expect(await countDocuments(service)).toMatchObject({ testimonials: 0, menus: 1 });
    expect((await SiteSettingModel.findOne({ settingKey: 'site_name' }).orFail()).settingValue).toBe('Başka Ad');
  });

  it('is completed after a crash half-way', async () => {
    await SiteSettingModel.create({ settingKey: 'footer_description', settingValue: 'Başka' });
    await MenuModel.create({ name: 'Üst', slug: 'header', location: 'header' });
    await essential();
    expect(await SiteSettingModel.countDocuments()).toBe(Object.keys({ ...settings, ...notOpenYet }).length);
    expect(await readAllSettings()).toMatchObject({ footer_description: 'Başka' });
    expect(await MenuModel.countDocuments()).toBe(2);
    expect(await MenuItemModel.countDocuments()).toBe(6);
  });
});
