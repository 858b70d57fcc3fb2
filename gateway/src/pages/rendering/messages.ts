import type { RenderedPage, RenderRequest, ShareCard } from '@practice/contracts';

/** What a thread is started with. */
export type Start = { shellFile: string; remoteFile: string | undefined };

/** A page to render, as it is sent to a thread. */
export type Task = {
  id: number;
  url: string;
  /** Path and search of the page, for the address of its shared picture. */
  address: { path: string; search: string };
  remotes: RenderRequest['remotes'];
  /** The remote of the page; its module is the one of the thread, if `isRendered`. */
  owner?: Omit<NonNullable<RenderRequest['owner']>, 'module'> & { isRendered: boolean };
  /** Milliseconds for data and rendering together. */
  time: number;
};

/** A page that a thread has rendered, with `boot` as the text that goes into the document. */
export type Rendered = Omit<RenderedPage, 'boot' | 'errors'> & {
  boot: string;
  errors: readonly Error[];
  card?: ShareCard | undefined;
  starter: string;
  deviceTuner?: string | undefined;
};

export type FromThread =
  /** The bundles have been evaluated; what they threw comes with each page. */
  | { type: 'evaluated' }
  | { type: 'execute'; task: number; call: number; document: number; text?: string; variables: Record<string, unknown> }
  | { type: 'rendered'; task: number; page: Rendered }
  | { type: 'failed'; task: number; error: Error }
  /** Something went wrong that belongs to no page. */
  | { type: 'problem'; file: string; error: Error }
  | { type: 'console'; level: 'debug' | 'warn'; frames: string[] };

export type ToThread =
  | { type: 'render'; task: Task }
  /** The result of a query as JSON, or why there is none. */
  | { type: 'result'; call: number; json: string }
  | { type: 'refused'; call: number; message: string };
