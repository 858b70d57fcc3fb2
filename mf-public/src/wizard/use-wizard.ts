import { prepareCalendars } from '@practice/ui/date';
import { type Problem, useQuery, useQueryClient } from '@practice/ui/query';
import { useSearchParams } from '@practice/ui/router';
import { useEffect, useId, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ConsentNoticeDocument, MayRequestDocument } from '../generated/graphql.ts';
import { readEarlyBirthDate } from './deferred/early-values.ts';
import {
  ERROR_TOAST_TITLE,
  type Failure,
  failureText,
  isFinal,
  isTimeGone,
  isUnanswered,
  RULES_MISSING,
  readSendingProblem,
  TOO_MANY_REQUESTS_OPEN,
  toastText,
} from './failure.ts';
import { emptyValues, type WizardAnswers, type WizardField, type WizardValues } from './form-values.ts';
import { formRulesLoaded, formRulesReady, wizardResolver } from './load-form-rules.ts';
import { forgetTimes, refreshTimes } from './refresh-times.ts';
import { useRefusals } from './refusals.ts';
import { type RequestBody, sendRequest } from './send-request.ts';
import { fieldErrorsOf } from './server-errors.ts';
import { usePreselectedService, useServiceCheck } from './services.ts';
import { showToast } from './show-toast.ts';
import { CONFIRMATION, FIRST_STEP, firstInOrder, SENDING_STEP, stepOf, steps } from './steps.ts';
import { type ChosenTime, useChosenTime } from './use-chosen-time.ts';
import { useDraft } from './use-draft.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useStepHistory } from './use-step-history.ts';

type Restored = { isUnanswered: boolean };

/** The wizard's state and everything its buttons do; `onStored` is called when the server has stored the request. */
export function useWizard(onStored: () => void) {
  const client = useQueryClient();
  const [searchParams] = useSearchParams();
  const preselected = usePreselectedService(searchParams.get('hizmet'));
  const { data: notice } = useQuery(ConsentNoticeDocument, { errorPolicy: 'ignore' });
  const formId = useId();
  const [earlyBirthDate] = useState(() => readEarlyBirthDate(formId));
  const form = useForm<WizardValues, unknown, WizardAnswers>({
    resolver: wizardResolver,
    mode: 'all',
    shouldFocusError: false,
    defaultValues: {
      // Inputs without a default value keep what was typed into them before this code was loaded.
      ...{ ...emptyValues, parentName: undefined, childName: undefined },
      childBirthDate: earlyBirthDate,
      serviceType: preselected,
    },
  });
  const [step, setStep] = useState(FIRST_STEP);
  const [isAttempted, setIsAttempted] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [isSolving, setIsSolving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const focus = useStepFocus();
  const time = useChosenTime(form);
  const { refusals, refuse, forget: forgetRefusals } = useRefusals(form);
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const questions = useRef(0);
  const stepHistory = useStepHistory(step, show);
  const draft = useDraft({
    form,
    formId,
    step,
    preselected,
    onStart(found) {
      stepHistory.begin(found?.step ?? FIRST_STEP);
      if (!found) return;
      setStep(found.step);
      setRestored({ isUnanswered: found.unanswered !== null });
    },
  });

  useServiceCheck(form, preselected);

  // Days are chosen two steps later: load the calendar now.
  const isUnderWay = step > FIRST_STEP;
  useEffect(() => {
    if (isUnderWay) void prepareCalendars();
  }, [isUnderWay]);

  /** Shows a step from its beginning. */
  function show(to: number) {
    setStep(to);
    setIsAttempted(false);
    setFailure(null);
    setRestored(null);
    focus.focusHeading();
  }

  function go(to: number) {
    stepHistory.move(step, to);
    show(to);
  }

  /** Shows the messages of the step with the first of these fields, and puts the cursor there. */
  function showFirst(fields: readonly string[]) {
    const field = firstInOrder(fields);
    if (field && stepOf(field) !== step) {
      stepHistory.move(step, stepOf(field));
      setStep(stepOf(field));
    }
    setIsAttempted(true);
    focus.focusOn(field);
  }

  async function next() {
    const fields = steps[step - 1]?.fields ?? [];
    if (await form.trigger(fields)) {
      go(step + 1);
      if (fields.includes('phone')) void warnOfOpenRequests();
    } else showFirst(fields.filter((field) => form.getFieldState(field).invalid));
  }

  /** Says before the last step when no further request is taken; the server decides when it is sent. */
  async function warnOfOpenRequests() {
    questions.current += 1;
    const number = questions.current;
    const [phone, email] = form.getValues(['phone', 'email']);
    const asked = client.query({ query: MayRequestDocument, variables: { phone, email }, fetchPolicy: 'network-only' });
    const answer = await asked.catch(() => undefined);
    const [phoneNow, emailNow] = form.getValues(['phone', 'email']);
    const isLate = number !== questions.current || phoneNow !== phone || emailNow !== email;
    if (answer?.data?.mayRequestAppointment === false && !isLate) setFailure(TOO_MANY_REQUESTS_OPEN);
  }

  async function send(answers: WizardAnswers) {
    const body: RequestBody = {
      ...answers,
      legalTextVersion: notice?.legalText?.version,
      website: honeypot.current?.value ?? '',
    };
    const chosen = { date: body.appointmentDate, time: body.appointmentTime };
    const unansweredBefore = draft.unansweredTime();
    // An answer to come is no longer of use.
    questions.current += 1;
    setFailure(null);
    setRestored(null);
    forgetRefusals();
    const key = draft.keyOf(body);
    draft.noteUnanswered(chosen);
    try {
      await sendRequest({ client, body, key, onSolving: setIsSolving });
    } catch (error) {
      const problem = readSendingProblem(error);
      if (problem.code === 'IDEMPOTENCY_KEY_REUSED') draft.dropKeys();
      if (!isUnanswered(problem)) draft.noteUnanswered(isTimeGone(problem) ? null : unansweredBefore);
      fail(problem, chosen);
      return;
    }
    onStored();
    draft.forget();
    go(CONFIRMATION);
    time.forgetGone();
    void showToast('success', {
      title: 'Randevu talebiniz alındı!',
      description: '24 saat içinde sizinle iletişime geçeceğiz.',
    });
    forgetTimes(client);
  }

  function fail(problem: Problem, chosen: ChosenTime) {
    if (isFinal(problem)) return setFailure({ text: problem.message, isFinal: true });
    void showToast('error', { title: ERROR_TOAST_TITLE, description: toastText(problem) });
    const refused = fieldErrorsOf(problem);
    for (const { field, message } of refused) form.setError(field, { type: 'server', message });
    if (isTimeGone(problem)) {
      time.lose(chosen, problem.message);
      refreshTimes(client);
      showFirst(['appointmentTime']);
    } else if (refused.some(({ field }) => stepOf(field) !== SENDING_STEP)) refuse(refused);
    else if (refused.length > 0) showFirst(refused.map(({ field }) => field));
    else setFailure({ text: failureText(problem) });
  }

  async function submit() {
    // A second press can arrive before the first one has rendered the busy button.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(step === SENDING_STEP || !formRulesLoaded());
    try {
      // Nothing goes on unchecked.
      if (!(await formRulesReady({ isRetry: failure?.text === RULES_MISSING })))
        return setFailure({ text: RULES_MISSING });
      if (failure?.text === RULES_MISSING) setFailure(null);
      if (step < SENDING_STEP) await next();
      else await form.handleSubmit(send, (errors: FieldErrors<WizardValues>) => showFirst(Object.keys(errors)))();
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  function startOver() {
    draft.forget();
    form.reset(emptyValues);
    time.forgetGone();
    forgetRefusals();
    go(FIRST_STEP);
  }

  return {
    form,
    formId,
    preselected,
    step,
    isAttempted,
    isPending,
    isSolving,
    failure,
    refusals,
    goToField: (field: WizardField) => showFirst([field]),
    goneTime: time.gone,
    restored,
    honeypot,
    root: focus.root,
    heading: focus.heading,
    submit,
    back: () => go(step - 1),
    startOver,
    unansweredTime: draft.unansweredTime,
    chooseDate: time.chooseDate,
    chooseTime(chosen: string) {
      time.chooseTime(chosen);
      setFailure(null);
    },
    chooseDateAndTime(chosen: ChosenTime) {
      time.chooseDate(chosen.date);
      time.chooseTime(chosen.time);
      focus.focusOn('appointmentTime');
    },
    loseTime: time.lose,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
