import { toast } from '@practice/ui/overlay';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useUnsavedGuard } from '../navigation/unsaved-guard.ts';

type FormUploads = {
  isUploading: boolean;
  /** Counts an upload until the returned function is called. */
  begin: () => () => void;
  /** Whether an upload is under way, in which case it says so: what would lose the file is not done. */
  mustWait: () => boolean;
};

/** The uploads into a form, for its fields. */
export const FormUploadsContext = createContext<FormUploads | null>(null);

/** Returns the uploads into a form, which gives them to its fields and asks `mustWait` before it saves. */
export function useFormUploads(): FormUploads {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  const isUploading = count > 0;
  return {
    isUploading,
    begin,
    mustWait() {
      if (isUploading) toast.warning(STILL_UPLOADING);
      return isUploading;
    },
  };
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
