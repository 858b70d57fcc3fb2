import { DomainError } from '@practice/service-kit';
import { type RequestHandler, Router } from 'express';
import { type DocumentNode, parse } from 'graphql';
import type { SiteList } from '../addresses/search-files.ts';
import type { Execute } from '../graphql/create-execute.ts';
import { blogFeed, type FeedEntry } from './blog-feed.ts';

const FEED = '/blog/rss.xml';
const ENTRIES = 20;
/** A post that is due appears by then. */
const FRESH_MS = 60_000;

const document = parse(`query BlogFeed($pageSize: Int!) {
  blogPosts(page: 1, pageSize: $pageSize) { items { title slug excerpt category author publishedAt } }
}`);

type Post = Omit<FeedEntry, 'url' | 'text'> & { slug: string; excerpt: string };
type Variables = Parameters<Execute>[1];
type Run = (document: DocumentNode, variables: Variables, request: { requestId: string }) => ReturnType<Execute>;

/** /blog/rss.xml: the newest published posts. */
export class BlogFeed {
  readonly router = Router();
  readonly #list: SiteList;
  readonly #run: Run;
  #cached: { at: number; xml: Promise<string> } | undefined;

  constructor(list: SiteList, run: Run) {
    this.#list = list;
    this.#run = run;
    this.router.get(FEED, this.#send);
  }

  /** Reads the posts again at the next request. */
  forget(): void {
    this.#cached = undefined;
  }

  /** Asked for again each time; what did not change is not sent again (ETag). */
  readonly #send: RequestHandler = async (_request, response) => {
    response
      .type('application/rss+xml')
      .set('Cache-Control', 'no-cache')
      .send(await this.#read());
  };

  #read(): Promise<string> {
    if (this.#cached && Date.now() - this.#cached.at < FRESH_MS) return this.#cached.xml;
    const fresh = { at: Date.now(), xml: this.#load() };
    this.#cached = fresh;
    fresh.xml.catch(() => {
      if (this.#cached === fresh) this.forget();
    });
    return fresh.xml;
  }

  async #load(): Promise<string> {
    const [{ name, description, urlOf }, { data }] = await Promise.all([
      this.#list.read(),
      this.#run(document, { pageSize: ENTRIES }, { requestId: 'blog-feed' }),
    ]);
    const posts = (data as { blogPosts?: { items: Post[] } } | null)?.blogPosts?.items;
    if (!posts) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 5 });
    const site = { name, description, url: urlOf('/blog'), feedUrl: urlOf(FEED), language: 'tr' };
    return blogFeed(
      site,
      posts.map(({ slug, excerpt, ...post }) => ({ ...post, text: excerpt, url: urlOf(`/blog/${slug}`) })),
    );
  }
}
