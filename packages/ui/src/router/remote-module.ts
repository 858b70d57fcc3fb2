import type { ComponentType } from 'react';
import type { QueryClient } from '../query/query-client.ts';

/** Argument of `page`, on the server and on navigation in the browser. */
export type PageRequest = { client: QueryClient; url: URL };

/** The HTTP status of a page and the content of its head. */
export type PageHead = {
  status: number;
  title: string;
  description?: string;
  /** Comma-separated. */
  keywords?: string;
  /** An address, or a path of the site. */
  canonical?: string;
  robots?: string;
  /** Replace `title` and `description` in social cards. */
  ogTitle?: string;
  ogDescription?: string;
  /** An address, or a path of the site. */
  ogImage?: string;
  ogType?: string;
  /** Other addresses that belong to the page: its feed, the pages before and after it. */
  links?: { rel: string; href: string; type?: string; title?: string }[];
  /** schema.org objects, one `<script type="application/ld+json">` each. */
  jsonLd?: object[];
  /**
   * Styles and scripts of this page's own, as text. They belong to the document: only a visit that begins with this page
   * has them, so links to it load it anew.
   */
  inlineStyles?: string[];
  inlineScripts?: string[];
  /**
   * Names of the query parameters that change what the page shows. Without it the page is rendered anew for each request
   * that has a query; with it the gateway renders it once for each combination of these and ignores all others.
   */
  query?: readonly string[];
  /** Target of a redirect; `status` is then 301, 302, 307 or 308. */
  location?: string;
};

/**
 * The one module that a remote exposes, `./routes`. `page` fetches the data of the URL's screen into the client's cache
 * and returns its head; the server then renders `default`, which finds everything in the cache.
 */
export type RemoteModule = {
  default: ComponentType;
  /**
   * Loads what the first page needs beside the module itself, before it is shown. Rejects when that cannot be loaded.
   */
  prepare?(path: string): Promise<void>;
  page(request: PageRequest): Promise<PageHead>;
};
