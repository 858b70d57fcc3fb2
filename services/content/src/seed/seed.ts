import { type SettingKey, settingDefinitions } from '@practice/contracts';
import {
  emit,
  isDuplicateKey,
  type SeedRequest,
  seedOnce,
  systemContext,
  withTransaction,
} from '@practice/service-kit';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { publishLegalText } from '../legal-texts/publish-legal-text.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { PageModel } from '../pages/page.model.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { TestimonialModel } from '../testimonials/testimonial.model.ts';
import { seedBlogCategories } from './blog-categories.ts';
import { blogPosts } from './blog-posts.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { demonstration, nobodyYet, type Operator } from './legal/operator.ts';
import { legalTexts } from './legal-texts.ts';
import { localPages } from './local-pages.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { demoSettings, notOpenYet, settings } from './settings.ts';
import { testimonials } from './testimonials.ts';

const DAY_MS = 86_400_000;

/**
 * Settings, menus and legal texts that name nobody, on a site that is not open yet; a believable practice with its city pages, pages, blog and testimonials on
 * top for `demo`, whose legal texts name that practice.
 */
export async function seed({ level }: SeedRequest): Promise<undefined> {
  await seedOnce('content', async () => {
    await seedSettings(level === 'demo' ? settings : { ...settings, ...notOpenYet });
    await seedMenus();
    await seedLegalTexts(level === 'demo' ? demonstration : nobodyYet);
  });
  // Sites that began before there was one have it too; legal texts that are there stay as they are.
  await seedOnce('content-cookie-policy', async () => {
    const { cerez_politikasi_url = '' } = settings;
    await seedSettings({ cerez_politikasi_url });
    await seedLegalTexts(level === 'demo' ? demonstration : nobodyYet);
  });
  await seedOnce('content-blog-categories', seedBlogCategories);
  if (level === 'demo') await seedOnce('content-demo', seedDemo);
}

async function seedSettings(values: Partial<Record<SettingKey, string>>): Promise<void> {
  const keys = Object.keys(values);
  const categories = [...new Set(keys.flatMap((key) => settingDefinitions[key]?.category ?? []))];
  await withTransaction(async (session) => {
    for (const [settingKey, settingValue] of Object.entries(values)) {
      const options = { upsert: true, session };
      await SiteSettingModel.updateOne({ settingKey }, { $setOnInsert: { settingValue } }, options);
    }
    emit(session, 'site-setting.changed', { keys, categories });
  });
}

async function seedMenus(): Promise<void> {
  for (const { items, ...menu } of menus) {
    await withTransaction(async (session) => {
      if (await MenuModel.exists({ slug: menu.slug }).session(session)) return;
      const [created] = await MenuModel.create([menu], { session });
      const numbered = items.map((item, index) => ({ ...item, menuId: created?._id, orderIndex: index + 1 }));
      await MenuItemModel.create(numbered, { session, ordered: true });
    });
  }
}

async function seedLegalTexts(operator: Operator): Promise<void> {
  for (const text of legalTexts(operator)) {
    if (await LegalTextModel.exists({ slug: text.slug })) continue;
    await publishLegalText(systemContext('seed'), text);
  }
}

async function seedDemo(): Promise<void> {
  await seedSettings(demoSettings);
  for (const page of localPages) {
    await LocalPageModel.updateOne({ slug: page.slug }, { $setOnInsert: page }, { upsert: true });
  }
  const pictures = await storeDemoPictures();
  for (const { picture, ...page } of pages) {
    const featuredImage = picture ? pictures[picture].featuredImage : '';
    await PageModel.updateOne({ slug: page.slug }, { $setOnInsert: { ...page, featuredImage } }, { upsert: true });
  }
  for (const { daysAgo, picture, ...post } of blogPosts) {
    const publishedAt = new Date(Date.now() - daysAgo * DAY_MS);
    const shown = picture ? pictures[picture] : {};
    if (await BlogPostModel.exists({ slug: post.slug })) continue;
    await BlogPostModel.create({ ...post, ...shown, publishedAt }).catch((error: unknown) => {
      // Another process that starts at the same moment has created it.
      if (!isDuplicateKey(error)) throw error;
    });
  }
  for (const testimonial of testimonials) {
    await TestimonialModel.updateOne({ _id: testimonial._id }, { $setOnInsert: testimonial }, { upsert: true });
  }
}
