import { useRunning } from '@practice/ui';
import { readProblem } from '@practice/ui/data';
import { useState } from 'react';

/** Sends what one field holds; a refusal of that field goes beneath it, any other above the buttons. */
export function useRefusable(field: string, onSubmit: (value: string) => Promise<void>) {
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState('');
  const [isSaving, submit] = useRunning(async (value: string, missing: string) => {
    setError(value === '' ? missing : undefined);
    setProblem('');
    if (value === '') return;
    try {
      await onSubmit(value);
    } catch (refused) {
      const { message, errors } = readProblem(refused);
      const atField = errors.find((each) => each.field === field)?.message;
      if (atField) setError(atField);
      else setProblem(message);
    }
  });

  return { submit, isSaving, error, problem };
}
