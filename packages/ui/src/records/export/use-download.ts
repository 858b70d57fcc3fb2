import { useRunning } from '@practice/ui';
import { useStaff } from '../../back-office/index.ts';
import { announceFailure } from '../messages.tsx';
import { downloadFile, type FileCall } from './download-file.ts';

/** Downloads files, and announces `failure` when one cannot be had; `isRunning` while the server prepares one. */
export function useDownload(failure: string) {
  const { fetch } = useStaff();
  const [isRunning, download] = useRunning(async (call: FileCall, fallback: string): Promise<void> => {
    try {
      await downloadFile(fetch, call, fallback);
    } catch {
      announceFailure(failure);
    }
  });

  return { isRunning, download };
}
