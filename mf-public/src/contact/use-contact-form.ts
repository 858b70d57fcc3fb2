import { useRunning } from '@practice/ui';
import { type Problem, useQueryClient } from '@practice/ui/query';
import { lazyModule, useSearchParams } from '@practice/ui/router';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureText, readSendingProblem } from '../wizard/failure.ts';
import { keyFor } from '../wizard/idempotency-key.ts';
import type { FormErrors } from './form-rules.ts';
import { readMessageDraft, removeMessageDraft, saveMessageDraft } from './message-draft.ts';
import { messageFields, readValues, writeValues } from './message-values.ts';
import { sendMessage } from './send-message.ts';

/** What checks the form: zod and the schema, which come with the first change of a field. */
const rules = lazyModule(() => import('./form-rules.ts'));
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** In the address after a form that was posted without scripts. */
export const SENT_PARAM = 'gonderildi';

/** The contact form's state: its fields are the browser's own, so that it works before and without scripts. */
export function useContactForm(legalTextVersion: string | undefined, onStored: () => void) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = useRef<Record<string, string>>({});
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSolving, setIsSolving] = useState(false);
  const [isSentNow, setIsSentNow] = useState(false);
  const isSent = isSentNow || params.has(SENT_PARAM);

  useBrowserLayoutEffect(() => {
    const draft = isSent ? undefined : readMessageDraft();
    if (form.current && draft) writeValues(form.current, draft);
  }, [isSent]);
  // Posted without scripts: what was typed before is sent.
  useEffect(() => {
    if (isSent) removeMessageDraft();
  }, [isSent]);
  useEffect(() => {
    if (isSentNow) heading.current?.focus();
  }, [isSentNow]);

  /** Checks the fields that were changed. Unchecked while the rules cannot be loaded: the server checks as well. */
  async function check(): Promise<void> {
    const { checkForm } = await rules.load();
    if (!form.current) return;
    const found = checkForm(readValues(form.current));
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => touched.current.has(field))));
  }

  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    touched.current.add(name);
    setFailure(null);
    if (form.current) {
      const { kvkkConsent: _consent, website: _website, ...values } = readValues(form.current);
      saveMessageDraft(values);
    }
    check().catch(() => undefined);
  }

  function show(found: FormErrors): void {
    for (const field of Object.keys(found)) touched.current.add(field);
    setErrors(found);
    const first = messageFields.find((field) => found[field]);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }

  function refuse(problem: Problem): void {
    if (problem.code === 'IDEMPOTENCY_KEY_REUSED') keys.current = {};
    const known = new Set<string>(messageFields);
    const refused = problem.errors.filter(({ field }) => known.has(field));
    if (refused.length > 0) show(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    else setFailure(failureText(problem));
  }

  const [isPending, send] = useRunning(async (fields: HTMLFormElement): Promise<void> => {
    setFailure(null);
    const values = readValues(fields);
    const found = await rules.load().then(
      ({ checkForm }) => checkForm(values),
      (): FormErrors => ({}),
    );
    if (Object.keys(found).length > 0) return show(found);
    const known = keyFor(values, keys.current);
    keys.current = known.keys;
    try {
      await sendMessage({ client, values, legalTextVersion, key: known.key, onSolving: setIsSolving });
    } catch (error) {
      return refuse(readSendingProblem(error));
    }
    onStored();
    setErrors({});
    setIsSentNow(true);
    removeMessageDraft();
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (form.current) void send(form.current);
  }

  function startOver() {
    keys.current = {};
    touched.current.clear();
    setErrors({});
    setIsSentNow(false);
    if (params.has(SENT_PARAM)) setParams({}, { replace: true });
  }

  return { form, heading, errors, failure, isPending, isSolving, isSent, handleChange, submit, startOver };
}
