import { isSitePath, webAddress } from './contact-links.ts';
import { pagingInput } from './paging.ts';
import { queryFlag } from './query-flag.ts';
import { checkedBy, versionInput } from './record-inputs.ts';
import { redirectMatchTypes, redirectProblem } from './redirect-rules.ts';
import { asRule } from './redirect-source.ts';
import { z } from './zod-setup.ts';

/**
 * HTTP status codes of redirects: moved for good or for now; 308 and 307 keep the method. 410 leads nowhere: what was there
 * is gone for good.
 */
export const redirectTypes = [301, 302, 307, 308, 410] as const;
export type RedirectType = (typeof redirectTypes)[number];
export const GONE = 410;

/** So many prefixes and patterns there can be; of single addresses as many as are needed. */
export const MAX_WIDE_REDIRECTS = 1000;

/** Addresses of the site that lead elsewhere. */
export const redirectRecord = z
  .object({
    id: z.string(),
    matchType: z.enum(redirectMatchTypes),
    /** A path of the site; of a pattern with `:ad` and `*`. */
    fromUrl: z.string().meta({ description: 'A path of the site; of a pattern with `:ad` and `*`.' }),
    /** A path of the site or an http(s) address; '' for 410. */
    toUrl: z.string().meta({ description: 'A path of the site or an http(s) address; empty for 410.' }),
    redirectType: z
      .literal(redirectTypes)
      .meta({ description: '301, 302, 307, 308, or 410 for a page that no longer exists.' }),
    isActive: z.boolean(),
    /** How often it was followed; counted with a delay of some seconds. */
    hitCount: z.number().int(),
    lastHitAt: z.string().nullable(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Redirect' });

export type RedirectRecord = z.infer<typeof redirectRecord>;

const MAX_ADDRESS = 500;
const address = z.string().normalize('NFC').trim().max(MAX_ADDRESS, `En fazla ${MAX_ADDRESS} karakter olabilir`);
const noTarget = 'Hedef URL gerekli';

const chooseType = 'Tür olarak 301, 302, 307, 308 veya 410 seçin';
/** As they come in a query string. */
const typeTexts = ['301', '302', '307', '308', '410'] as const satisfies readonly `${RedirectType}`[];

const fields = {
  fromUrl: z
    .string('Kaynak URL gerekli')
    .normalize('NFC')
    .trim()
    .min(1, 'Kaynak URL gerekli')
    .max(MAX_ADDRESS, `En fazla ${MAX_ADDRESS} karakter olabilir`)
    .refine(
      (value) => isSitePath(value.replace(/^\^/, '')) && !value.includes('#'),
      'Bu sitede / ile başlayan bir yol girin; # içeremez',
    )
    .meta({
      description:
        'A path of the site. Without `matchType`, one with `*`, `:ad` or `(.*)` is read as the prefix or pattern that it says. ' +
        'A single address may have a query, such as `/sayfa.php?id=12`.',
    }),
  toUrl: address
    .refine(
      (value) => value === '' || webAddress(value) !== undefined,
      'http(s) adresi ya da / ile başlayan bir yol girin',
    )
    .nullish()
    .meta({ description: 'A path of the site or an http(s) address; none for 410.' }),
  matchType: z
    .enum(redirectMatchTypes, 'Eşleşme olarak listeden bir seçenek seçin')
    .nullish()
    .meta({ description: 'When not given, what the source says.' }),
  redirectType: z.literal(redirectTypes, chooseType).nullish().meta({ description: '301 when not given.' }),
  isActive: z.boolean().nullish(),
};

type Whole = z.infer<z.ZodObject<typeof fields>>;

/** What is wrong with the fields of a whole redirect together, a sentence at one of them each. */
export function redirectProblems({ matchType, redirectType, fromUrl, toUrl }: Whole) {
  if (!toUrl && redirectType !== GONE) return [{ field: 'toUrl', message: noTarget }];
  const problem = redirectProblem(asRule({ matchType, fromUrl, toUrl }));
  return problem ? [problem] : [];
}

export const createRedirectInput = z
  .strictObject(fields)
  // What is missing is named at once, also beside another field that is.
  .refine(({ toUrl, redirectType }) => Boolean(toUrl) || redirectType === GONE, {
    path: ['toUrl'],
    message: noTarget,
    when: ({ value, issues }) => issues.length > 0 && typeof value === 'object' && value !== null,
  })
  .superRefine(checkedBy(redirectProblems))
  .meta({ id: 'CreateRedirectInput' });

export const updateRedirectInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateRedirectInput' });

export const redirectSorts = ['createdAt', 'fromUrl', 'hitCount', 'lastHitAt'] as const;

export const redirectFilterInput = pagingInput.extend({
  search: z
    .string()
    .trim()
    .max(MAX_ADDRESS, `En fazla ${MAX_ADDRESS} karakter olabilir`)
    .nullish()
    .meta({ description: 'A part of the source or of the target.' }),
  matchType: z.enum(redirectMatchTypes, 'Eşleşme olarak listeden bir seçenek seçin').nullish(),
  redirectType: z.union([z.literal(redirectTypes), z.enum(typeTexts)], chooseType).nullish(),
  isActive: queryFlag.nullish(),
  sort: z.enum(redirectSorts, 'Listeden bir sıralama seçin').nullish(),
  direction: z.enum(['asc', 'desc'], 'Yön olarak asc veya desc seçin').nullish(),
});

export const redirectStats = z
  .object({
    total: z.number().int(),
    active: z.number().int(),
    hits: z.number().int(),
    movedForGood: z.number().int().meta({ description: 'Of the type 301.' }),
  })
  .meta({ id: 'RedirectStats' });

export type RedirectStats = z.infer<typeof redirectStats>;
