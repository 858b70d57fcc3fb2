import type { RenderedPage, RenderRequest, ShareCard } from '@practice/contracts';
import type { SentError } from './as-error.ts';

/** A version of a remote with its bundle for the server; `label` is what the log calls it, `mf-public@1.0.0`. */
export type Bundle = { label: string; file: string };

/** What a process for pages is started with. */
export type Start = { shellFile: string; remote?: Bundle | undefined };

/** A page to render, as it is sent to a process. */
export type Task = {
  id: number;
  url: string;
  /** Path and search of the page, for the address of its shared picture. */
  address: { path: string; search: string };
  remotes: RenderRequest['remotes'];
  /** The remote of the page; its module is the one of the process, if `isRendered`. */
  owner?: { name: string; isRendered: boolean; hasFailed?: boolean } | undefined;
  /** Milliseconds for data and rendering together. */
  time: number;
};

/** A page that a process has rendered, with `boot` as the text that goes into the document. */
export type Rendered = Omit<RenderedPage, 'boot' | 'errors'> & {
  boot: string;
  errors: readonly Error[];
  card?: ShareCard | undefined;
  starter: string;
  deviceTuner?: string | undefined;
};

type SentPage = Omit<Rendered, 'errors'> & { errors: readonly SentError[] };

export type FromProcess =
  /** The shell's bundle has been evaluated, and that of the remote is next. */
  | { type: 'evaluating' }
  /** The bundles have been evaluated; an error of theirs is reported with each page. */
  | { type: 'evaluated' }
  | { type: 'execute'; task: number; call: number; document: number; text?: string; variables: Record<string, unknown> }
  | { type: 'rendered'; task: number; page: SentPage }
  | { type: 'failed'; task: number; error: SentError }
  /** Something went wrong that belongs to no page. */
  | { type: 'problem'; error: SentError }
  | { type: 'console'; level: 'debug' | 'warn'; frames: string[] };

export type ToProcess =
  | { type: 'render'; task: Task }
  /** The time of a page is over. */
  | { type: 'abort'; task: number }
  /** The result of a query as JSON, or why there is none. */
  | { type: 'result'; call: number; json: string }
  | { type: 'refused'; call: number; error: SentError };
