import { parseUrl } from '@practice/contracts';
import { useNavigate } from '@practice/ui/router';
import { useCallback } from 'react';

type Action = {
  actionUrl: string | null;
  metadata?: { appointmentId?: string | null; contactMessageId?: string | null } | null;
};

/**
 * Opens what a notification links to: a record of the back office in this page, even if the site is open under another
 * host than the link's; anything else in a new tab.
 */
export function useOpenAction(): (action: Action) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ actionUrl, metadata }) => {
      const url = actionUrl ? parseUrl(actionUrl, location.href) : undefined;
      if (!url) return;
      const isHere = url.origin === location.origin || Boolean(metadata?.appointmentId ?? metadata?.contactMessageId);
      if (isHere && url.pathname === '/admin') navigate({ pathname: '/admin', hash: url.hash });
      else if (/^https?:$/.test(url.protocol)) open(url, '_blank', 'noopener');
    },
    [navigate],
  );
}
