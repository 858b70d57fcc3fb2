import { problems } from '@practice/contracts';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WizardAnswers, WizardValues } from './form-values.ts';

/** `yyyy-MM-dd` and `HH:mm`. */
export type ChosenTime = { date: string; time: string };

/** The preferred date and time, and the time that was taken while the form was open. */
export function useChosenTime(form: UseFormReturn<WizardValues, unknown, WizardAnswers>) {
  const [gone, setGone] = useState<ChosenTime | null>(null);
  const { clearErrors, getValues, setValue } = form;

  /** Another day has other times. */
  const chooseDate = useCallback(
    (date: string) => {
      if (date !== getValues('preferredDate')) {
        setValue('preferredTime', '');
        clearErrors('preferredTime');
      }
      setValue('preferredDate', date, { shouldValidate: true, shouldDirty: true });
      setGone(null);
    },
    [clearErrors, getValues, setValue],
  );

  return {
    gone,
    forgetGone: () => setGone(null),
    /** The chosen time was taken: everything else stays, and free times nearby are offered. */
    lose(chosen: ChosenTime, message: string = problems.SLOT_TAKEN.message) {
      form.setValue('preferredTime', '');
      form.setError('preferredTime', { type: 'server', message });
      setGone(chosen);
    },
    chooseTime(time: string) {
      form.setValue('preferredTime', time, { shouldValidate: true, shouldDirty: true });
      setGone(null);
    },
    chooseDate,
  };
}
