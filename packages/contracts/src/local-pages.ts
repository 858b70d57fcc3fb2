import { slugInput } from './pages.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

/** What a block of a city page is: running text, another opening, a list of services, questions with their answers. */
export const localPageBlockTypes = ['text', 'hero', 'services', 'faq'] as const;

const blockItem = z.strictObject({
  title: z.string().max(300),
  text: z.string().max(3000).default(''),
});

/** A block of a city page. `content` is rich text, everything else plain; `items` are services or questions. */
export const localPageBlock = z.strictObject({
  type: z.enum(localPageBlockTypes),
  title: z.string().max(300).default(''),
  subtitle: z.string().max(1000).default(''),
  content: z.string().max(20_000).default(''),
  items: z.array(blockItem).max(50).default([]),
});

export type LocalPageBlock = z.infer<typeof localPageBlock>;

/** The page of a city near the practice. Visitors find it while it is active, at `/{slug}`. */
export const localPageRecord = z
  .object({
    id: z.string(),
    cityName: z.string(),
    slug: z.string(),
    title: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string(),
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    heroDescription: z.string(),
    heroFeatures: z.array(z.string()),
    whyChooseUsTitle: z.string(),
    whyChooseUsDescription: z.string(),
    whyChooseUsItems: z.array(z.string()),
    challengesTitle: z.string(),
    challengesDescription: z.string(),
    challengesProblems: z.array(z.string()),
    /** Each for the problem that has its position. */
    challengesSolutions: z.array(z.string()).meta({ description: 'Each for the problem that has its position.' }),
    contactTitle: z.string(),
    contactDescription: z.string(),
    /** How far the central office is, in words: `15 dakika`. */
    distanceFromCorlu: z.string().meta({ description: 'How far the central office is, in words.' }),
    specialFeature: z.string(),
    /** The four figures of the city, as they are shown; '' for one that is not. */
    population: z.string(),
    childShare: z.string(),
    schoolCount: z.string(),
    familyCount: z.string(),
    /** Where the figures are from; shown below them. */
    figuresSource: z.string().meta({ description: 'Where the figures are from.' }),
    figuresYear: z.string(),
    /** JSON: a list of `LocalPageBlock`, sanitised. */
    pageBlocks: z.string().meta({
      description:
        'JSON: a list of blocks with `type` (text, hero, services, faq), `title`, `subtitle`, `content` (rich text) and `items`.',
    }),
    isActive: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'LocalPage' });

export type LocalPageRecord = z.infer<typeof localPageRecord>;

const list = z.array(z.string().normalize('NFC').trim().max(500, 'En fazla 500 karakter olabilir')).max(20).nullish();
const figure = optionalText(40);

const fields = {
  cityName: requiredText(100, 'Şehir adı gerekli'),
  slug: slugInput.meta({ description: "Made of the city's name when not given." }),
  title: requiredText(200, 'Başlık gerekli'),
  metaTitle: requiredText(200, 'Meta başlık gerekli'),
  metaDescription: requiredText(500, 'Meta açıklama gerekli'),
  metaKeywords: optionalText(300),
  heroTitle: requiredText(200, 'Hero başlık gerekli'),
  heroSubtitle: optionalText(300),
  heroDescription: requiredText(2000, 'Hero açıklama gerekli'),
  heroFeatures: list,
  whyChooseUsTitle: optionalText(200),
  whyChooseUsDescription: optionalText(2000),
  whyChooseUsItems: list,
  challengesTitle: optionalText(200),
  challengesDescription: optionalText(2000),
  challengesProblems: list,
  challengesSolutions: list,
  contactTitle: optionalText(200),
  contactDescription: optionalText(2000),
  distanceFromCorlu: optionalText(100),
  specialFeature: optionalText(500),
  population: figure,
  childShare: figure,
  schoolCount: figure,
  familyCount: figure,
  figuresSource: optionalText(200),
  figuresYear: optionalText(20),
  pageBlocks: z.string().max(60_000, 'En fazla 60.000 karakter olabilir').nullish(),
  isActive: z.boolean().nullish(),
};

/** Without a slug it is made of the city's name. */
export const createLocalPageInput = z.strictObject(fields).meta({ id: 'CreateLocalPageInput' });

export const updateLocalPageInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateLocalPageInput' });
