import { type MediaUse, settingDefinitions } from '@practice/contracts';
import { emit, escapeRegExp, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { blogPosts } from '../blog/blog-post.store.ts';
import { BlogPostDraftModel } from '../blog-post-drafts/blog-post-draft.model.ts';
import { LegalTextModel } from '../legal-texts/legal-text.model.ts';
import { LocalPageModel } from '../local-pages/local-page.model.ts';
import { localPages } from '../local-pages/local-page.store.ts';
import { PageModel } from '../pages/page.model.ts';
import { pages } from '../pages/page.store.ts';
import { recordSettingChanges } from '../settings/history/record-setting-changes.ts';
import { SiteSettingModel } from '../settings/site-setting.model.ts';

type Stored = Record<string, unknown> & { _id: unknown };
type Change = { id: string; changes: Record<string, string>; session: ClientSession };
type User = {
  kind: string;
  model: Model<never>;
  /** The texts that can contain an address of a picture. */
  fields: readonly string[];
  title: (stored: Stored) => string;
  path: (stored: Stored) => string;
  change: (ctx: ServiceContext, change: Change, stored: Stored) => Promise<unknown>;
};

/** Everything of this service that shows pictures, one a row. */
const users: User[] = [
  {
    kind: 'Blog yazısı',
    model: BlogPostModel as never,
    fields: ['featuredImage', 'content'],
    title: ({ title }) => String(title),
    path: ({ _id }) => `/admin#blog?id=${_id}`,
    change: (ctx, change) => blogPosts.update(ctx, change),
  },
  {
    kind: 'Blog taslağı',
    model: BlogPostDraftModel as never,
    fields: ['featuredImage', 'content'],
    title: ({ title }) => String(title ?? 'Yazının taslağı'),
    path: ({ postId }) => `/admin#blog?id=${postId}`,
    // Whoever is writing it goes on from its version; the address that it has leads to the new picture.
    change: async () => undefined,
  },
  {
    kind: 'Sayfa',
    model: PageModel as never,
    fields: ['featuredImage', 'content', 'customCss'],
    title: ({ title }) => String(title),
    path: ({ _id }) => `/admin#pages?id=${_id}`,
    change: (ctx, change) => pages.update(ctx, change),
  },
  {
    kind: 'Bölgesel sayfa',
    model: LocalPageModel as never,
    fields: ['pageBlocks'],
    title: ({ title }) => String(title),
    path: ({ _id }) => `/admin#pages?id=${_id}`,
    change: (ctx, change) => localPages.update(ctx, change),
  },
  {
    kind: 'Yasal metin',
    model: LegalTextModel as never,
    fields: ['bodyHtml'],
    title: ({ title }) => String(title),
    path: () => '/admin#legal-texts',
    // A version stays as it was agreed to; the address that it has leads to the new picture.
    change: async () => undefined,
  },
  {
    kind: 'Site ayarı',
    model: SiteSettingModel as never,
    fields: ['settingValue'],
    title: ({ settingKey }) => String(settingKey),
    path: ({ settingKey }) => `/admin#settings?focus=${settingKey}`,
    change: changeSetting,
  },
];

/** What shows one of the pictures with these ids. */
export async function usesOf(pictureIds: string[]): Promise<MediaUse[]> {
  const found = await findUses(pictureIds);
  return found.map(({ recordId: _, ...use }) => use);
}

/** The same with the ids of the records: the id of a picture stands in its address, and nowhere else. */
export async function findUses(pictureIds: string[]): Promise<(MediaUse & { recordId: string })[]> {
  const found = await Promise.all(
    users.map(async (user) => {
      const stored = await find(user, pictureIds.map(escapeRegExp).join('|'));
      return stored.map((one) => ({
        kind: user.kind,
        title: user.title(one),
        path: user.path(one),
        recordId: String(one._id),
      }));
    }),
  );
  return found.flat();
}

/** Gives whatever shows a picture its new address, each with an audit line and its event. */
export async function moveUses(
  ctx: ServiceContext,
  { from, to, session }: { from: string; to: string; session: ClientSession },
): Promise<void> {
  const address = escapeRegExp(withoutFocus(from));
  const pattern = new RegExp(`${address}(#\\d{1,3},\\d{1,3})?`, 'g');
  for (const user of users) {
    for (const stored of await find(user, address, session)) {
      const texts = user.fields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : []));
      const changed = texts.map(([field = '', text = '']) => [field, text.replace(pattern, to)] as const);
      const changes = Object.fromEntries(changed.filter(([field, text]) => text !== stored[field]));
      await user.change(ctx, { id: String(stored._id), changes, session }, stored);
    }
  }
}

function find({ model, fields }: User, $regex: string, session: ClientSession | null = null): Promise<Stored[]> {
  return model.find({ $or: fields.map((field) => ({ [field]: { $regex } })) } as never, null, { session }).lean();
}

async function changeSetting(ctx: ServiceContext, { id, changes, session }: Change, stored: Stored): Promise<void> {
  const key = String(stored.settingKey);
  await SiteSettingModel.updateOne({ _id: id }, changes, { session });
  if (stored.isActive !== false) {
    const change = { settingKey: key, before: String(stored.settingValue), after: String(changes.settingValue) };
    await recordSettingChanges(session, ctx, [change]);
  }
  const category = settingDefinitions[key]?.category;
  recordAudit(session, ctx, { action: 'site-setting.changed', entity: 'site-setting', changedFields: [key] });
  emit(session, 'site-setting.changed', { keys: [key], categories: category ? [category] : [] });
}

function withoutFocus(address: string): string {
  return address.replace(/#.*$/, '');
}
