import { toast } from '@practice/ui/overlay';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useUnsavedGuard } from '../navigation/unsaved-guard.ts';

/** `begin` counts an upload until the function that it returns is called. */
type FormUploads = { isUploading: boolean; begin: () => () => void; mustWait: () => boolean };

/** The uploads into a form, for its fields. */
export const FormUploadsContext = createContext<FormUploads | null>(null);

/**
 * Returns the uploads into a form, which gives them to its fields. It asks `mustWait` before it does what would lose a
 * file: that is true while one is under way, and says so.
 */
export function useFormUploads(): FormUploads {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const isUploading = count > 0;
  function mustWait(): boolean {
    if (isUploading) toast.warning(STILL_UPLOADING);
    return isUploading;
  }
  return { isUploading, begin, mustWait };
}

const STILL_UPLOADING = {
  title: 'Bir görsel hâlâ yükleniyor',
  description: 'Yazdıklarınız duruyor. Yükleme bitince yeniden deneyin; beklemek istemezseniz yüklemeyi iptal edin.',
};

/** While `isUploading`, leaving asks for confirmation and the form around it waits. */
export function useUploadGuard(isUploading: boolean): void {
  useUnsavedGuard(isUploading);
  const begin = useContext(FormUploadsContext)?.begin;
  useEffect(() => (isUploading ? begin?.() : undefined), [isUploading, begin]);
}
