import { type SettingKey, settingDefinitions } from '@practice/contracts';
import {
  addExamples,
  emit,
  noteExamples,
  type SeedRequest,
  sanitizeRichText,
  seedOnce,
  systemContext,
  withTransaction,
} from '@practice/service-kit';
import { bringIntoForce } from '../legal-texts/bring-into-force.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { MenuItemModel, MenuModel } from '../menus/menu.model.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';
import { seedBlogCategories } from './blog-categories.ts';
import { blogPosts } from './blog-posts.ts';
import { storeDemoPictures } from './demo-pictures.ts';
import { blogPostExamples, localPageExamples, pageExamples, testimonialExamples } from './examples/example-kinds.ts';
import { legalTextExamples } from './examples/legal-text-examples.ts';
import { settingExamples } from './examples/setting-examples.ts';
import { demonstration, nobodyYet, type Operator } from './legal/operator.ts';
import { legalTexts } from './legal-texts.ts';
import { localPages } from './local-pages.ts';
import { pages } from './pages.ts';
import { demoSettings, notOpenYet, settings } from './settings.ts';
import { testimonials } from './testimonials.ts';

const DAY_MS = 86_400_000;

/**
 * Settings, menus and legal texts that name no one, on a site that is not open yet; a believable practice with its city pages,
 * pages, blog and testimonials on top for `demo`, whose legal texts name that practice. All that is on top is noted as example
 * data.
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
  await withTransaction(async (session) => {
    for (const [settingKey, settingValue] of Object.entries(values)) {
      const options = { upsert: true, session };
      await SiteSettingModel.updateOne({ settingKey }, { $setOnInsert: { settingValue } }, options);
    }
    emit(session, 'site-setting.changed', { keys, categories: categoriesOf(keys) });
  });
}

/** The invented practice. */
async function seedExampleSettings(values: Partial<Record<SettingKey, string>>): Promise<void> {
  const rows = Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
  await addExamples(settingExamples, { by: 'settingKey', rows });
  const keys = Object.keys(values);
  await withTransaction(async (session) =>
    emit(session, 'site-setting.changed', { keys, categories: categoriesOf(keys) }),
  );
}

function categoriesOf(keys: string[]): string[] {
  return [...new Set(keys.flatMap((key) => settingDefinitions[key]?.category ?? []))];
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
  const ctx = systemContext('seed');
  for (const { bodyHtml, ...text } of legalTexts(operator)) {
    await withTransaction(async (session) => {
      if (await LegalTextModel.exists({ slug: text.slug }).session(session)) return;
      const clean = { ...text, bodyHtml: sanitizeRichText(bodyHtml), changeNote: '' };
      const { _id } = await bringIntoForce(session, ctx, clean);
      if (operator === demonstration) await noteExamples(session, legalTextExamples, [_id]);
    });
  }
}

async function seedDemo(): Promise<void> {
  await seedExampleSettings(demoSettings);
  await addExamples(localPageExamples, { by: 'slug', rows: localPages });
  const pictures = await storeDemoPictures();
  const pageRows = pages.map(({ picture, ...page }) => {
    return { ...page, featuredImage: picture ? pictures[picture].featuredImage : '' };
  });
  await addExamples(pageExamples, { by: 'slug', rows: pageRows });
  const postRows = blogPosts.map(({ daysAgo, picture, ...post }) => {
    return { ...post, ...(picture ? pictures[picture] : {}), publishedAt: new Date(Date.now() - daysAgo * DAY_MS) };
  });
  await addExamples(blogPostExamples, { by: 'slug', rows: postRows });
  await addExamples(testimonialExamples, { by: '_id', rows: testimonials });
}

type MenuSeed = { name: string; slug: string; location: string; items: { title: string; url: string }[] };

/** Menus of the site; their targets are the pages and anchors that there are. */
const menus: MenuSeed[] = [
  {
    name: 'Üst Menü',
    slug: 'header',
    location: 'header',
    items: [
      { title: 'Ana Sayfa', url: '/' },
      { title: 'Hizmetler', url: '/hizmetler' },
      { title: 'Hakkımda', url: '/hakkimda' },
      { title: 'Blog', url: '/blog' },
      { title: 'İletişim', url: '/iletisim' },
    ],
  },
  {
    name: 'Alt Menü',
    slug: 'footer',
    location: 'footer',
    items: [
      { title: 'Ana Sayfa', url: '/#anasayfa' },
      { title: 'Hizmetler', url: '/hizmetler' },
      { title: 'Hakkımda', url: '/hakkimda' },
      { title: 'Blog', url: '/blog' },
      { title: 'Randevu Al', url: '/randevu' },
      { title: 'İletişim', url: '/iletisim' },
    ],
  },
];
