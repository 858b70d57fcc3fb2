import { EDITING_BEAT_MS, type EditedKind, type EditorRecord, editedPlaceId, randomId } from '@practice/contracts';
import { useEffect, useState } from 'react';
import { useLiveEvents } from '../live/live-events.ts';
import { type StaffFetch, useStaff } from '../session/staff.ts';

const nobody: readonly EditorRecord[] = [];

/**
 * Says that something is edited here for as long as the component is mounted, and gives who else edits it: another person,
 * or oneself in another tab. Nobody as long as it has no id, or when the server cannot be asked.
 */
export function useEditors(kind: EditedKind, recordId: string | null): readonly EditorRecord[] {
  const { fetch } = useStaff();
  const [presence, setPresence] = useState<Presence | null>(null);
  const [editors, setEditors] = useState(nobody);

  useEffect(() => {
    if (recordId === null) return;
    const opened = openPresence({ fetch, kind, recordId, onEditors: setEditors });
    setPresence(opened);
    return () => {
      opened.close();
      setPresence(null);
      setEditors(nobody);
    };
  }, [fetch, kind, recordId]);

  useLiveEvents(({ type, payload }) => {
    if (!presence) return;
    const isHere = type === 'editors.changed' && payload.id === editedPlaceId({ kind, recordId: recordId ?? '' });
    if (isHere || type === 'reset') presence.beat();
  });
  return editors;
}

type Options = {
  fetch: StaffFetch;
  kind: EditedKind;
  recordId: string;
  onEditors: (editors: readonly EditorRecord[]) => void;
};
type Presence = ReturnType<typeof openPresence>;

/** Beats until it is closed; one request at a time, and another after it when something has changed meanwhile. */
function openPresence({ fetch, kind, recordId, onEditors }: Options) {
  const tab = randomId();
  let isClosed = false;
  let isAsking = false;
  let isAskedAgain = false;

  async function ask(): Promise<void> {
    const path = `/api/editors/${kind}/${encodeURIComponent(recordId)}`;
    const response = await fetch(path, jsonOf('PUT', { tab })).catch(() => null);
    if (isClosed || !response?.ok) return;
    const editors: unknown = await response.json();
    if (!isClosed && Array.isArray(editors)) onEditors(editors);
  }

  function beat(): void {
    isAskedAgain = isAsking;
    if (isAsking || isClosed) return;
    isAsking = true;
    void ask()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
        if (isAskedAgain) beat();
      });
  }

  /** What is not heard is known by the end of the lease. */
  function leave(): void {
    fetch(`/api/editors/${tab}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
  }

  const onVisible = () => void (document.visibilityState === 'visible' && beat());
  const timer = setInterval(beat, EDITING_BEAT_MS);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisible);
  beat();
  return {
    beat,
    close() {
      isClosed = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisible);
      leave();
    },
  };
}

function jsonOf(method: string, body: object): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
