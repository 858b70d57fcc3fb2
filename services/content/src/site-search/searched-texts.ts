import { type KnownAddress, type SettingKey, settingValue } from '@practice/contracts';
import { plainText, readAllSettings } from '@practice/service-kit';
import { readAddresses } from '../addresses/list-addresses.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { toLocalPageRecord } from '../local-pages/local-page.store.ts';
import { PageModel } from '../pages/page.model.ts';

/** What a page says beside its title and its sentence in lists. */
type Body = { path: string; body: string };

export type SearchedText = KnownAddress & { body: string };

/** The pages that visitors find, with their texts; posts are searched by the blog. */
export async function readSearchedTexts(): Promise<SearchedText[]> {
  const [addresses, ...bodies] = await Promise.all([readAddresses(), pages(), localPages(), legalTexts(), about()]);
  const byPath = new Map(bodies.flat().map(({ path, body }) => [path, body]));
  return addresses
    .filter(({ path }) => !path.startsWith('/blog/'))
    .map((address) => ({ ...address, body: byPath.get(address.path) ?? '' }));
}

async function pages(): Promise<Body[]> {
  const found = await PageModel.find({ status: 'published' }, { slug: 1, content: 1, isHomepage: 1 }).lean();
  return found.map(({ slug, content, isHomepage }) => ({
    path: isHomepage ? '/' : `/${slug}`,
    body: plainText(content),
  }));
}

async function localPages(): Promise<Body[]> {
  const found = await LocalPageModel.find({ isActive: true }).lean();
  return found.map((stored) => {
    const page = toLocalPageRecord(stored);
    const texts = [
      page.cityName,
      page.heroTitle,
      page.heroSubtitle,
      page.heroDescription,
      page.heroFeatures,
      page.whyChooseUsTitle,
      page.whyChooseUsDescription,
      page.whyChooseUsItems,
      page.challengesTitle,
      page.challengesDescription,
      page.challengesProblems,
      page.challengesSolutions,
      page.specialFeature,
    ];
    return { path: `/${page.slug}`, body: texts.flat().join('\n') };
  });
}

async function legalTexts(): Promise<Body[]> {
  const found = await LegalTextModel.find({ isInForce: true }, { slug: 1, bodyHtml: 1 }).lean();
  return found.map(({ slug, bodyHtml }) => ({ path: `/${slug}`, body: plainText(bodyHtml) }));
}

/** Pages that are made of settings. */
async function about(): Promise<Body[]> {
  const settings = await readAllSettings();
  const texts = (...keys: SettingKey[]) => keys.map((key) => plainText(settingValue(settings, key))).join('\n');
  return [
    {
      path: '/hakkimda',
      body: texts('about_page_subtitle', 'about_page_description', 'about_bio_html', 'about_approach_html'),
    },
    {
      path: '/iletisim',
      body: texts('contact_address', 'contact_phone', 'contact_email', 'working_hours_note', 'parking_info'),
    },
  ];
}
