import { readProblem, useMutation } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { useState } from 'react';
import { UndoSettingChangeDocument } from '../../generated/graphql.ts';
import { saveFailure } from '../editing/save-failure.ts';

/** Undoes a change, and says what became of it; `onDone` shows what is stored then. */
export function useUndoChange(onDone: () => Promise<void>) {
  const [mutate] = useMutation(UndoSettingChangeDocument);
  const [undoing, setUndoing] = useState<string | null>(null);

  async function undo(id: string) {
    if (undoing) return;
    setUndoing(id);
    try {
      await mutate({ variables: { id } });
      toast.success({ title: 'Değişiklik geri alındı' });
    } catch (error) {
      toast.error({ title: 'Geri alınamadı', description: refusal(error) });
    }
    // What could not be fetched says so where it is shown.
    await onDone().catch(() => undefined);
    setUndoing(null);
  }

  return { undo, undoing };
}

function refusal(error: unknown): string {
  const { code, errors } = readProblem(error);
  if (code === 'VERSION_CONFLICT') return 'Bu ayar sonradan yeniden değiştirildi; şimdiki değeri korundu.';
  return errors?.[0]?.message ?? saveFailure(error);
}
