import type { FileType } from '@practice/contracts';
import { useStaff } from '@practice/ui/back-office';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UploadRefused, uploadFile } from './upload-file.ts';

/** An upload in the list: it waits, runs, or has failed; one that is done leaves the list. */
export type Upload = {
  key: number;
  file: File;
  fileType: FileType;
  state: 'waiting' | 'running' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: string | null;
};

const AT_ONCE = 2;
const FAILED = 'Dosya yüklenemedi. Tekrar deneyin.';

type Options = { appointmentId: string; onUploaded: () => void };

/** Uploads files, two at a time. Leaving the tab's sheet cancels what is under way. */
export function useUploads({ appointmentId, onUploaded }: Options) {
  const { fetch } = useStaff();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const running = useRef(new Map<number, AbortController>());

  const change = useCallback((key: number, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const drop = useCallback((key: number) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const run = useCallback(
    async ({ key, file, fileType }: Upload) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(key, controller);
      change(key, { state: 'running', progress: 0, problem: null });
      const onProgress = (progress: number) => change(key, { progress });
      try {
        await uploadFile({ fetch, appointmentId, file, fileType, signal, onProgress });
        drop(key);
        onUploaded();
      } catch (error) {
        const problem = error instanceof UploadRefused ? error.message : FAILED;
        if (!signal.aborted) change(key, { state: 'failed', problem });
      } finally {
        running.current.delete(key);
      }
    },
    [appointmentId, change, drop, fetch, onUploaded],
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

  return {
    uploads,
    add: (files: readonly File[], fileType: FileType) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => {
          nextKey.current += 1;
          return { key: nextKey.current, file, fileType, state: 'waiting', progress: 0, problem: null } as const;
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
