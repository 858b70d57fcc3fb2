import { setTimeout as pause } from 'node:timers/promises';
import {
  MAX_FAULTS,
  type SelfCheckFault,
  type SelfCheckKey,
  type SelfCheckOutcome,
  type SelfCheckOwner,
  type SelfCheckStep,
  selfChecks,
} from '@practice/contracts';
import { callService, logger, type SelfCheck } from '@practice/service-kit';

/** The parts of checks that the gateway has itself. */
export type OwnChecks = Partial<Record<SelfCheckKey, SelfCheck>>;

type Options = {
  own: OwnChecks;
  stopped: AbortSignal;
  /** A fault is one when it is still there after this time; what was just being changed is none. */
  againMs?: number;
  /** After a step others have their turn for as long as it took, and no longer than this. */
  restMs?: number;
};

const AGAIN_MS = 1000;
const REST_MS = 100;
/** Where so many are wrong, the rest is not looked at. */
const MOST_FOUND = 1000;

/**
 * Makes one check, with every service that has a part in it, step by step.
 * @throws when it is stopped
 */
export async function runCheck(key: SelfCheckKey, options: Options): Promise<SelfCheckOutcome> {
  const startedAt = performance.now();
  const found = new Map<string, SelfCheckFault>();
  const notes = new Set<string>();
  let checked = 0;
  let isUndone = false;
  for (const owner of selfChecks[key].owners) {
    try {
      for await (const step of stepsOf({ key, owner }, options)) {
        checked += step.checked;
        for (const fault of step.faults) found.set(fault.id, fault);
        if (step.note) notes.add(step.note);
        if (found.size >= MOST_FOUND) {
          notes.add('Çok sayıda sorun bulunduğu için kayıtların geri kalanına bakılmadı.');
          break;
        }
      }
    } catch (err) {
      options.stopped.throwIfAborted();
      logger.warn({ err, check: key, owner }, 'a self-check could not be made');
      isUndone = true;
    }
  }
  const faults = [...found.values()];
  if (isUndone) faults.unshift({ id: 'undone', sentence: 'Ürünün bir bölümü yanıt vermedi.', records: [] });
  return {
    key,
    state: isUndone ? 'undone' : faults.length > 0 ? 'failed' : 'passed',
    checked,
    durationMs: Math.round(performance.now() - startedAt),
    note: notes.size > 0 ? [...notes].join(' ') : null,
    faultCount: faults.length,
    faults: faults.slice(0, MAX_FAULTS),
  };
}

type Part = { key: SelfCheckKey; owner: SelfCheckOwner };

async function* stepsOf(
  part: Part,
  { own, stopped, againMs = AGAIN_MS, restMs = REST_MS }: Options,
): AsyncGenerator<SelfCheckStep> {
  let from: string | null = null;
  do {
    stopped.throwIfAborted();
    const startedAt = performance.now();
    const step = await look(part, own, from);
    if (step.faults.length === 0) yield step;
    else {
      await pause(againMs, undefined, { signal: stopped });
      const again = new Set((await look(part, own, from)).faults.map(({ id }) => id));
      yield { ...step, faults: step.faults.filter(({ id }) => again.has(id)) };
    }
    from = step.next;
    await pause(Math.min(restMs, performance.now() - startedAt));
  } while (from !== null);
}

function look({ key, owner }: Part, own: OwnChecks, from: string | null): Promise<SelfCheckStep> {
  if (owner !== 'gateway') return callService(owner, 'runSelfCheckStep', { key, from });
  const check = own[key];
  if (!check) throw new Error(`The gateway has no part in the self-check ${key}.`);
  return check(from);
}
