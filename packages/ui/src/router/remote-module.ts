import type { ComponentType } from 'react';
import type { QueryClient } from '../query/query-client.ts';

/** What a page is asked with, on the server and on navigation in the browser. */
export type PageRequest = { client: QueryClient; url: URL };

/** What a page says about itself: the HTTP status and what belongs into the document's head. */
export type PageHead = {
  status: number;
  title: string;
  description?: string;
  /** Comma-separated. */
  keywords?: string;
  /** An address, or a path of the site. */
  canonical?: string;
  robots?: string;
  /** What social cards say in place of `title` and `description`. */
  ogTitle?: string;
  ogDescription?: string;
  /** An address, or a path of the site. */
  ogImage?: string;
  ogType?: string;
  /** schema.org objects, one `<script type="application/ld+json">` each. */
  jsonLd?: object[];
  /** Target of a redirect; `status` is then 301, 302, 307 or 308. */
  location?: string;
};

/**
 * The one module that a remote exposes, `./routes`. `page` fetches what the URL's screen needs into the client's cache
 * and answers its head; the server then renders `default`, which finds everything in the cache.
 */
export type RemoteModule = {
  default: ComponentType;
  page(request: PageRequest): Promise<PageHead>;
};
