import { longWait } from '@practice/ui';
import { lazyModule } from '@practice/ui/router';
import { useEffect, useSyncExternalStore } from 'react';
import type { Resolver } from 'react-hook-form';
import { giveUpScripts } from './deferred/give-up-scripts.ts';
import type { WizardAnswers, WizardValues } from './form-values.ts';

/** What checks the form: zod, its resolver and the schema, which come with the first change of a field. */
const rules = lazyModule(() => import('./form-rules.ts'));
type FormRules = typeof import('./form-rules.ts');

const listeners = new Set<() => void>();
const nothing = () => undefined;

export const formRulesLoaded = () => rules.loaded() !== undefined;

/** The rules; undefined when they cannot be loaded. */
async function loadRules(): Promise<FormRules | undefined> {
  const loaded = await rules.load().catch(nothing);
  for (const listener of listeners) listener();
  return loaded;
}

/**
 * Whether the form can be checked: once the rules are loaded, or false when they cannot be, or not within `longWait`. The
 * load then goes on; a retry gives up on a script that hangs.
 */
export async function formRulesReady({ isRetry }: { isRetry: boolean }): Promise<boolean> {
  if (formRulesLoaded()) return true;
  if (isRetry) giveUpScripts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longWait);
  });
  // What hung fails then, and may have been the last attempt of its load.
  const load = isRetry ? loadRules().then((found) => found ?? loadRules()) : loadRules();
  const loaded = await Promise.race([load, slow]);
  clearTimeout(timer);
  return loaded !== undefined;
}

/** The rules once they are loaded; the load starts as soon as they are needed. */
export function useFormRules(isNeeded: boolean): FormRules | undefined {
  useEffect(() => {
    // A failure is shown when the parent goes on.
    if (isNeeded) void loadRules();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, rules.loaded, nothing);
}

/**
 * Checks what was changed (`names`), and nothing before that. A change stays unchecked while the rules cannot be loaded:
 * the wizard waits for them before it goes on.
 */
export const wizardResolver: Resolver<WizardValues, unknown, WizardAnswers> = async (values, context, options) => {
  const found = options.names ? await loadRules() : rules.loaded();
  return found ? found.resolve(values, context, options) : { values: {}, errors: {} };
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
