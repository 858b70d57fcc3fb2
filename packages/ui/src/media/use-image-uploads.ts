import type { MediaItemRecord } from '@practice/contracts';
import { useStaff } from '@practice/ui/back-office';
import { useCallback } from 'react';
import { useUploads } from '../uploads/use-uploads.ts';
import { uploadImage } from './upload-image.ts';
import { imageUpload } from './upload-kinds.ts';

/** Uploads pictures to the library. `onUploaded` keeps its identity. */
export function useImageUploads(onUploaded: (item: MediaItemRecord) => void, kind = imageUpload) {
  const { fetch } = useStaff();
  const send = useCallback(
    (sending: { file: File; signal: AbortSignal; onProgress: (done: number) => void }) =>
      uploadImage({ ...sending, fetch, kind }),
    [fetch, kind],
  );
  const { add, ...rest } = useUploads<null, MediaItemRecord>({ send, onUploaded });
  return { ...rest, add: useCallback((files: readonly File[]) => add(files, null), [add]) };
}
