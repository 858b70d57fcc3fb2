import { readProblem } from '@practice/ui/data';
import { currentOf } from '@practice/ui/records';
import type { DraftState, OtherDraft } from './draft-state.ts';
import type { DraftTexts } from './draft-texts.ts';
import type { LocalDraft } from './local-draft.ts';

/** How long a pause in typing is before what was typed is sent. */
export const PAUSE_MS = 3000;
/** How long after a field was left: long enough to press the button that saves the post. */
export const LEFT_MS = 400;
const LOCAL_MS = 300;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
const passing = new Set(['OFFLINE', 'UNREACHABLE', 'INTERNAL', 'TOO_MANY_REQUESTS']);

/** What was typed, over which version of the post; `key` is the same for the same texts. */
type Typed = { texts: DraftTexts; baseVersion: number | null; key: string };

type SendDraft = (
  texts: DraftTexts,
  over: { baseVersion: number | null; version: number | null },
) => Promise<{ version: number }>;

type DraftSaverOptions = {
  /** Null for a post that is not created yet: what is typed of it stays on the device. */
  send: SendDraft | null;
  local: LocalDraft;
  onState: (state: DraftState) => void;
};

/**
 * Sends what is typed, one call at a time: after a pause, again and again while the server is not reached. A call whose
 * answer was lost is repeated as it was before anything newer is sent, so that it is no conflict with itself. What the
 * server does not have yet is kept on the device.
 */
export function draftSaver({ send, local, onState }: DraftSaverOptions) {
  const NOTHING = keyOf({});
  let version: number | null = null;
  let kept = NOTHING;
  let keptAt = new Date();
  let latest = NOTHING;
  let pending: Typed | null = null;
  let unanswered: Typed | null = null;
  let running: Promise<void> | null = null;
  let state: DraftState = { kind: 'none' };
  let retries = 0;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let localTimer: ReturnType<typeof setTimeout> | undefined;

  function report(next: DraftState): void {
    state = next;
    onState(next);
  }

  /** The texts as they are now; the same as before is no news. */
  function typed(texts: DraftTexts, baseVersion: number | null): void {
    const key = keyOf(texts);
    if (key === latest) return;
    latest = key;
    if (key === kept && !unanswered) {
      finish();
      return;
    }
    pending = { texts, baseVersion, key };
    localTimer ??= setTimeout(keepLocally, LOCAL_MS);
    if (state.kind === 'conflict' || state.kind === 'unreached') return;
    if (send) report({ kind: 'waiting' });
    sendIn(PAUSE_MS);
  }

  /** All that was typed is where it belongs. */
  function finish(): void {
    pending = null;
    stopTimers();
    local.clear();
    report(kept === NOTHING ? { kind: 'none' } : { kind: 'saved', at: keptAt });
  }

  function keepLocally(): void {
    clearTimeout(localTimer);
    localTimer = undefined;
    if (!pending) return;
    const { texts, baseVersion } = pending;
    const isKept = local.write({ texts, baseVersion, version });
    if (!send) report({ kind: 'on-device', at: new Date(), isKept });
    else if (state.kind === 'unreached') report({ ...state, isKept });
  }

  function sendIn(milliseconds: number): void {
    clearTimeout(timer);
    if (send && !isPaused) timer = setTimeout(() => void flush(), milliseconds);
  }

  /** Sends what waits, now; resolves when the server has answered or was not reached. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (pending) keepLocally();
    if (!send || isPaused || state.kind === 'conflict') return running ?? Promise.resolve();
    running ??= sendPending(send).finally(() => {
      running = null;
    });
    return running;
  }

  async function sendPending(send: SendDraft): Promise<void> {
    while (pending && !isPaused) {
      const isRepeated = unanswered !== null;
      const sent: Typed = unanswered ?? pending;
      unanswered = sent;
      report({ kind: 'saving' });
      try {
        version = (await send(sent.texts, { baseVersion: sent.baseVersion, version })).version;
      } catch (error) {
        return failed(error);
      }
      unanswered = null;
      retries = 0;
      kept = sent.key;
      keptAt = new Date();
      if (latest === kept) return finish();
      if (!isRepeated) {
        report({ kind: 'waiting' });
        return sendIn(PAUSE_MS);
      }
    }
  }

  function failed(error: unknown): void {
    const theirs = currentOf<OtherDraft>(error);
    const { code, message } = readProblem(error);
    const isPassing = passing.has(code);
    if (!isPassing) unanswered = null;
    if (theirs) report({ kind: 'conflict', theirs });
    else if (isPassing) report({ kind: 'unreached', isOffline: code === 'OFFLINE', isKept: true });
    else report({ kind: 'refused', message });
    keepLocally();
    if (!isPassing) return;
    sendIn(Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS));
    retries += 1;
  }

  function stopTimers(): void {
    clearTimeout(timer);
    clearTimeout(localTimer);
    localTimer = undefined;
  }

  return {
    typed,
    flush,
    keepLocally,
    /** A field was left. */
    left(): void {
      if (pending && state.kind === 'waiting') sendIn(LEFT_MS);
    },
    /** The version of the draft on the server, as far as it is known here. */
    version: () => version,
    /** Sends nothing more for now; resolves when what is under way is done. */
    pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      return running ?? Promise.resolve();
    },
    resume(): void {
      isPaused = false;
      if (pending && state.kind !== 'conflict') sendIn(PAUSE_MS);
    },
    /** Goes on from a draft of the server with these texts, or from none; say next what was typed. */
    goOnFrom(draft: { version: number; texts: DraftTexts; updatedAt: string } | null): void {
      version = draft?.version ?? null;
      kept = keyOf(draft?.texts ?? {});
      keptAt = draft ? new Date(draft.updatedAt) : new Date();
      unanswered = null;
      if (state.kind === 'conflict') report({ kind: 'waiting' });
      latest = '';
    },
    /** The post was saved with all that was typed. */
    saved(): void {
      version = null;
      kept = NOTHING;
      latest = NOTHING;
      unanswered = null;
      finish();
    },
    /** The editor is left: what waits is sent once, and kept on the device if that fails. */
    stop(): void {
      void flush();
      isPaused = true;
      stopTimers();
    },
  };
}

function keyOf(texts: DraftTexts): string {
  return JSON.stringify(texts);
}
