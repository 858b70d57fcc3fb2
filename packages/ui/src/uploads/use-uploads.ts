import { useUploadGuard } from '@practice/ui/back-office';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isRejectedAgain } from '../graphql/retry-rules.ts';

/** The server's reason why a file is not taken, with its HTTP status; without one when the server was not reached. */
export class UploadRefused extends Error {
  readonly isFinal: boolean;

  constructor(message: string, status = 0) {
    super(message);
    this.isFinal = isRejectedAgain(status);
  }
}

/** An upload in the list: it waits, runs, or has failed; one that is done leaves the list. `kind` is the screen's own. */
export type Upload<Kind = unknown> = {
  key: number;
  file: File;
  kind: Kind;
  state: 'waiting' | 'running' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: string | null;
  /** Whether another try can only fail as well. */
  isFinal?: boolean;
};

const AT_ONCE = 2;
const FAILED = 'Dosya yüklenemedi. Tekrar deneyin.';

export type Sending<Kind> = {
  file: File;
  kind: Kind;
  /** Cancels the upload. */
  signal: AbortSignal;
  /** The part of the file that has arrived, from 0 to 1. */
  onProgress: (done: number) => void;
};

type Options<Kind, Uploaded> = {
  /** @throws UploadRefused with a sentence for the user */
  send: (sending: Sending<Kind>) => Promise<Uploaded>;
  onUploaded: (uploaded: Uploaded) => void;
};

/** Uploads files, two at a time. Leaving the screen asks first, then cancels them. Both functions keep their identity. */
export function useUploads<Kind, Uploaded>({ send, onUploaded }: Options<Kind, Uploaded>) {
  const [uploads, setUploads] = useState<readonly Upload<Kind>[]>([]);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  const change = useCallback((key: number, changes: Partial<Upload<Kind>>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((key: number) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const run = useCallback(
    async ({ key, file, kind }: Upload<Kind>) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(key, controller);
      change(key, { state: 'running', progress: 0, problem: null });
      const onProgress = (progress: number) => change(key, { progress });
      try {
        const uploaded = await send({ file, kind, signal, onProgress });
        drop(key);
        onUploaded(uploaded);
      } catch (error) {
        const { message: problem, isFinal } = error instanceof UploadRefused ? error : new UploadRefused(FAILED);
        if (!signal.aborted) change(key, { state: 'failed', problem, isFinal });
      } finally {
        running.current.delete(key);
      }
    },
    [change, drop, send, onUploaded],
  );

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    const next = uploads.filter(({ key, state }) => state === 'waiting' && !running.current.has(key)).slice(0, free);
    for (const upload of next) void run(upload);
  }, [uploads, run]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const isUploading = uploads.some(({ state }) => state !== 'failed');
  useUploadGuard(isUploading);

  return {
    uploads,
    isUploading,
    add: (files: readonly File[], kind: Kind) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => {
          nextKey.current += 1;
          return { key: nextKey.current, file, kind, state: 'waiting', progress: 0, problem: null } as const;
        }),
      ]),
    retry: (key: number) => change(key, { state: 'waiting' }),
    /** Cancels an upload, or takes one that has failed off the list. */
    cancel: (key: number) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
      drop(key);
    },
  };
}
