import { useState } from 'react';
import { useStaff } from '../../back-office/index.ts';
import { announceFailure } from '../messages.tsx';
import { downloadFile, type FileCall } from './download-file.ts';

/** Downloads files, and announces `failure` when one cannot be had; `isRunning` while the server prepares one. */
export function useDownload(failure: string) {
  const { fetch } = useStaff();
  const [isRunning, setIsRunning] = useState(false);

  async function download(call: FileCall, fallback: string): Promise<void> {
    setIsRunning(true);
    try {
      await downloadFile(fetch, call, fallback);
    } catch {
      announceFailure(failure);
    } finally {
      setIsRunning(false);
    }
  }

  return { isRunning, download };
}
