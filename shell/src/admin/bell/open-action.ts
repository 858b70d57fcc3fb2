import { useNavigate } from '@practice/ui/router';
import { useCallback } from 'react';

/** Goes where a notification leads: a record of the back office in place, anything else in a new tab. */
export function useOpenAction(): (actionUrl: string | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (actionUrl) => {
      if (!actionUrl || !URL.canParse(actionUrl, location.href)) return;
      const url = new URL(actionUrl, location.href);
      if (url.origin === location.origin && url.pathname === '/admin') navigate({ pathname: '/admin', hash: url.hash });
      else if (/^https?:$/.test(url.protocol)) open(url, '_blank', 'noopener');
    },
    [navigate],
  );
}
