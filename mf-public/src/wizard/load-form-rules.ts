import { useEffect, useSyncExternalStore } from 'react';
import type { Resolver } from 'react-hook-form';
import type { WizardAnswers, WizardValues } from './form-values.ts';

type FormRules = typeof import('./form-rules.ts');

let rules: FormRules | undefined;
let loading: Promise<FormRules> | undefined;
const listeners = new Set<() => void>();

/**
 * What checks the form: zod, its resolver and the schema, which come with the first change of a field. Tries twice; a
 * later call tries again. Rejects when the code cannot be loaded.
 */
export async function loadFormRules(): Promise<FormRules> {
  if (rules) return rules;
  loading ??= import('./form-rules.ts').catch(() => import('./form-rules.ts'));
  try {
    rules = await loading;
  } finally {
    loading = undefined;
  }
  for (const listener of listeners) listener();
  return rules;
}

/** The rules once they are loaded; requested as soon as they are needed. */
export function useFormRules(isNeeded: boolean): FormRules | undefined {
  useEffect(() => {
    // Without them the form cannot be sent, which is said there.
    if (isNeeded) loadFormRules().catch(() => {});
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, () => rules, nothing);
}

/**
 * Checks what was changed (`names`), and nothing before that. A change stays unchecked while the rules cannot be
 * loaded: the wizard waits for them before it goes on.
 */
export const wizardResolver: Resolver<WizardValues, unknown, WizardAnswers> = async (values, context, options) => {
  const found = options.names ? await loadFormRules().catch(nothing) : rules;
  return found ? found.resolve(values, context, options) : { values: {}, errors: {} };
};

const nothing = () => undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
