import type { SelfCheckFault, SelfCheckKey, SelfCheckOf, SelfCheckOwner, SelfCheckStep } from '@practice/contracts';
import { assertCan } from '../assert-can.ts';
import type { ServiceContext } from '../context.ts';

/**
 * A part of a self-check: what its owner finds from `from` on, null being the beginning. A step reads only, takes a second or
 * so, and keeps nothing; the next one may be made by another process.
 */
export type SelfCheck = (from: string | null) => Promise<SelfCheckStep>;

/** What was looked at, and what was found. */
export type Looked = { checked: number; faults: SelfCheckFault[] };

/** The internal call `runSelfCheckStep` of a service, by its part in each check. */
export function selfCheckSteps<Owner extends SelfCheckOwner>(checks: Record<SelfCheckOf<Owner>, SelfCheck>) {
  return async (
    ctx: ServiceContext,
    { key, from }: { key: SelfCheckKey; from: string | null },
  ): Promise<SelfCheckStep> => {
    assertCan(ctx, 'system:read');
    const check = (checks as Partial<Record<SelfCheckKey, SelfCheck>>)[key];
    if (!check) throw new Error(`This service has no part in the self-check ${key}.`);
    return check(from);
  };
}

/** Checks as one: each begins where the one before it has ended. */
export function inTurn(...parts: SelfCheck[]): SelfCheck {
  return async (from) => {
    const [, index = '0', within = ''] = /^(\d+) (.*)$/s.exec(from ?? '') ?? [];
    const step = await parts[Number(index)]?.(within === '' ? null : within);
    if (!step) throw new Error(`A self-check has no part ${index}.`);
    const { next } = step;
    if (next !== null) return { ...step, next: `${index} ${next}` };
    const following = Number(index) + 1;
    return { ...step, next: following < parts.length ? `${following} ` : null };
  };
}

/** A check that is made in one step. */
export function atOnce(look: () => Promise<Looked & { note?: string }>): SelfCheck {
  return async () => ({ ...(await look()), next: null });
}
