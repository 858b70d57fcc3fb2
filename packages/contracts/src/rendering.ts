import type { RemoteEntry } from './remotes.ts';

/** What the gateway asks the shell's server bundle to render. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: string;
  remotes: readonly RemoteEntry[];
  /**
   * The remote that serves the path, with its server module; without `module` that area is left to the browser, with status
   * 503 when it `hasFailed`.
   */
  owner?: { name: string; module?: unknown; hasFailed?: boolean };
  /** Runs a GraphQL document for an anonymous visitor. */
  execute: (document: object, variables: Record<string, unknown>) => Promise<RenderedData>;
  /** Path of the picture that is drawn for this page when it is shared; called for a page that has no picture of its own. */
  shareImage?: (card: ShareCard) => string;
  /** Aborts waiting for data and rendering. */
  signal: AbortSignal;
};

/** What the picture of a shared page shows: its title, the practice's name, and colours by their names (`pine-700`). */
export type ShareCard = { title: string; name: string; colors: Readonly<Record<string, string>> };

type RenderedData = { data?: unknown; errors?: readonly unknown[]; extensions?: unknown };

/**
 * A page rendered on the server, in the parts that the gateway puts together. All HTML in it is escaped, and has no
 * style or script of its own but data: the content security policy allows those of `styles` and `inlineScripts` by the
 * hash of their text, and nothing else.
 */
export type RenderedPage = {
  /** HTTP status; a redirect has `location`. */
  status: number;
  location?: string;
  /** Attributes of `<html>`; `lang` is Turkish when not given. */
  htmlAttributes: Record<string, string>;
  /** Address of the site's own icon, in place of the product's. */
  icon?: string;
  /** `<title>`, meta, link and JSON-LD elements. */
  headHtml: string;
  /** Become `<style>` elements, in this order. */
  styles: readonly InlineStyle[];
  bodyHtml: string;
  /** Texts of scripts that run at the end of the page. */
  inlineScripts: readonly string[];
  /** Becomes the data of `<script type="application/json" id="boot">`. */
  boot: BootData;
  /** Names of the query parameters that the page reads; undefined when that is not known. */
  query?: readonly string[];
  /** What went wrong without stopping the page; for the log. */
  errors: readonly unknown[];
};

export type InlineStyle = { css: string; attributes?: Record<string, string> };

/** What a page brings along, so that the browser asks for nothing at the start. */
export type BootData = {
  remotes: readonly RemoteEntry[];
  /** Content of the GraphQL client's cache. */
  cache?: Record<string, unknown>;
  /** Set when the page's head was written on the server. */
  hasHead?: true;
};
