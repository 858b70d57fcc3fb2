import { z } from 'zod';
import { watchedJson } from '../remotes/watched-json.ts';

/** The documents of our own front ends, by hash: requests for them need no text and have no limits. */
export type TrustedDocuments = {
  /** The text of a hash, with or without `sha256:` before it. */
  textOf: (hash: string) => string | undefined;
  has: (text: string) => boolean;
};

type Options = {
  /** The `persisted-documents.json` files there are now: hash to text. */
  files: () => string[];
  onBad: (problem: { file: string; message: string }) => void;
  now?: () => number;
};

const manifest = z.record(z.string().startsWith('sha256:'), z.string());
const LOOK_AGAIN_MS = 1000;

/** Reads the manifests of the builds; new builds are found within a second. */
export function trustedDocuments({ files, onBad, now = Date.now }: Options): TrustedDocuments {
  const readers = new Map<string, ReturnType<typeof watchedJson<Record<string, string>>>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let texts = new Map<string, string>();
  let trusted = new Set<string>();

  function refresh(): void {
    if (now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    texts = new Map(files().flatMap((file) => Object.entries(readerOf(file).read() ?? {})));
    trusted = new Set(texts.values());
  }

  function readerOf(file: string) {
    const reader = readers.get(file) ?? watchedJson({ file, schema: manifest, onBad });
    readers.set(file, reader);
    return reader;
  }

  return {
    textOf(hash) {
      refresh();
      return texts.get(hash.startsWith('sha256:') ? hash : `sha256:${hash}`);
    },
    has(text) {
      refresh();
      return trusted.has(text);
    },
  };
}
