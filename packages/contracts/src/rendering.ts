import type { RemoteEntry } from './remotes.ts';

/** What the gateway asks the shell's server bundle to render. */
export type RenderRequest = {
  /** Absolute address of the page. */
  url: string;
  remotes: readonly RemoteEntry[];
  /** The remote that serves the path, with its server module; without `module` that area is left to the browser. */
  owner?: { name: string; module?: unknown };
  /** Runs a GraphQL document for an anonymous visitor. */
  execute: (document: object, variables: Record<string, unknown>) => Promise<RenderedData>;
  /** Aborts waiting for data and rendering. */
  signal: AbortSignal;
  nonce?: string;
};

type RenderedData = { data?: unknown; errors?: readonly unknown[]; extensions?: unknown };

/** A page rendered on the server, in the parts that the gateway puts together. All HTML in it is escaped. */
export type RenderedPage = {
  /** HTTP status; a redirect has `location`. */
  status: number;
  location?: string;
  /** Attributes of `<html>` beside `lang`. */
  htmlAttributes: Record<string, string>;
  /** `<title>`, meta, link and JSON-LD elements. */
  headHtml: string;
  /** `<style>` elements of what was rendered. */
  styleHtml: string;
  bodyHtml: string;
  /** Becomes `window.__BOOT__`; plain JSON. */
  boot: BootData;
  /** What went wrong without stopping the page; for the log. */
  errors: readonly unknown[];
};

/** What a page brings along, so that the browser needs no requests at the start. */
export type BootData = {
  remotes: readonly RemoteEntry[];
  /** Content of the GraphQL client's cache. */
  cache?: Record<string, unknown>;
  /** Set when the page's head was written on the server. */
  hasHead?: true;
};
