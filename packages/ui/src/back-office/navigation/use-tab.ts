import { toast } from '@practice/ui/overlay';
import { useEffect } from 'react';
import { useSection } from './use-section.ts';

/** Why the address leads elsewhere than it says: what it names is not for the user, or is not there at all. */
export function elsewhereSentence(exists: boolean): string {
  return exists ? 'Bu bölüm için yetkiniz yok.' : 'Böyle bir bölüm yok.';
}

/**
 * Returns the tab that the address names (`tab`), the first without saying. Where it is none of those that the user sees, the
 * user is told why, and the address is mended. `existing`: those that other users see, too.
 */
export function useTab<Key extends string>(shown: readonly Key[], existing: readonly string[] = shown): Key {
  const { params, setParams } = useSection();
  const asked = params.get('tab') || (shown[0] ?? '');
  const current = shown.find((key) => key === asked);
  const title = current ? null : elsewhereSentence(existing.includes(asked));
  useEffect(() => {
    if (title === null) return;
    toast.warning({ title });
    setParams({ tab: null }, { replace: true });
  }, [title, setParams]);
  return current ?? (shown[0] as Key);
}
