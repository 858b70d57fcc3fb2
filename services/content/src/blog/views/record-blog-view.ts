import { createHash, randomBytes } from 'node:crypto';
import { addDays, idParam, today, toInstant } from '@practice/contracts';
import {
  DomainError,
  emit,
  isDuplicateKey,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { BlogPostModel } from '../blog-post.model.ts';
import { publicPosts } from '../published-filter.ts';
import { BlogViewModel, ViewSaltModel } from './blog-view.model.ts';

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|curl|wget|python|monitor/i;

/**
 * Counts a view of a published post: once for each visitor, post and day; programs that say so are not counted.
 * @throws DomainError NOT_FOUND
 */
export async function recordBlogView(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'content:view', idParam, raw);
  if (!isValidObjectId(id) || !(await BlogPostModel.exists({ _id: id, ...publicPosts() }))) {
    throw new DomainError('NOT_FOUND');
  }
  if (!ctx.userAgent || BOT.test(ctx.userAgent)) return;
  const day = today();
  const view = { _id: viewKey(ctx, id, await saltOf(day)), expiresAt: endOf(day) };
  try {
    await withTransaction(async (session) => {
      await BlogViewModel.create([view], { session });
      await BlogPostModel.updateOne({ _id: id }, { $inc: { viewCount: 1 } }, { session, timestamps: false });
      emit(session, 'blog-post.viewed', { id });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

function viewKey({ address, userAgent }: ServiceContext, id: string, salt: string): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, address, userAgent, id]))
    .digest('base64url');
}

/** The same for all processes, from the first view of a day on. */
async function saltOf(day: string): Promise<string> {
  const known = await ViewSaltModel.findById(day).lean();
  if (known) return known.salt;
  try {
    await ViewSaltModel.create({ _id: day, salt: randomBytes(32).toString('base64url'), expiresAt: endOf(day) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return (await ViewSaltModel.findById(day).orFail().lean()).salt;
}

function endOf(day: string): Date {
  return toInstant(addDays(day, 1), '00:00');
}
