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
      if (date !== getValues('appointmentDate')) {
        setValue('appointmentTime', '');
        clearErrors('appointmentTime');
      }
      setValue('appointmentDate', date, { shouldValidate: true, shouldDirty: true });
      setGone(null);
    },
    [clearErrors, getValues, setValue],
  );

  return {
    gone,
    forgetGone: () => setGone(null),
    /** The chosen time was taken: everything else stays, and free times nearby are offered. */
    lose(chosen: ChosenTime, message: string = problems.SLOT_TAKEN.message) {
      form.setValue('appointmentTime', '');
      form.setError('appointmentTime', { type: 'server', message });
      setGone(chosen);
    },
    chooseTime(time: string) {
      form.setValue('appointmentTime', time, { shouldValidate: true, shouldDirty: true });
      setGone(null);
    },
    chooseDate,
  };
}
