import { ConfirmDialog } from '@practice/ui/admin';
import { readProblem, useApolloClient } from '@practice/ui/data';
import { type ReactNode, useState } from 'react';
import { readInput, valuesOf } from './form-values.ts';
import { announceDone, announceFailure } from './messages.tsx';
import type { Records, StoredRecord } from './records.ts';
import type { RecordList } from './use-record-list.ts';

type Options<Row> = {
  /** The question; 'Meta tag silinsin mi?' */
  title?: (record: Row) => string;
  /** Which records may be deleted; all without it. */
  allows?: (record: Row) => boolean;
  /** What follows from it. */
  consequence?: (record: Row) => ReactNode;
  /** Deletes at once, and offers a way back that creates it again: for records that nothing points to. */
  canUndo?: boolean;
  /** Called once it is deleted. */
  onRemoved?: (record: Row) => void;
};

/**
 * Deletes a record, after asking or with a way back. When the server says that others use it, that is asked about too.
 * `dialog` has to be rendered.
 */
export function useRecordRemoval<Row extends StoredRecord, Name extends string>(
  records: Records<Row, Name>,
  { markOwn, refresh }: RecordList<Row>,
  { title, consequence, allows = () => true, canUndo = false, onRemoved }: Options<Row> = {},
) {
  const client = useApolloClient();
  /** What is asked about; `usage` says what uses it. */
  const [question, setQuestion] = useState<{ record: Row; usage?: string } | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);

  async function removeNow(record: Row, force = false) {
    const { remove: mutation } = records;
    if (!mutation) throw new Error(`${records.nouns.many} are not deleted`);
    markOwn([record.id]);
    setIsRemoving(true);
    try {
      const variables = { id: record.id, ...(force ? { force } : {}) } as never;
      await client.mutate({ mutation, variables });
      setQuestion(null);
      announceDone(records.texts.removed, canUndo ? () => void restore(record) : undefined);
      onRemoved?.(record);
      await refresh();
    } catch (error) {
      const { code, message } = readProblem(error);
      if (code === 'RECORD_IN_USE') return setQuestion({ record, usage: message });
      setQuestion(null);
      announceFailure(records.texts.removeFailed, error);
    } finally {
      setIsRemoving(false);
    }
  }

  async function restore(row: Row) {
    const read = readInput(records, valuesOf(records, row), null);
    if (!('input' in read)) return announceFailure(records.texts.createFailed);
    markOwn();
    try {
      const variables = { input: read.input } as never;
      if (records.create) await client.mutate({ mutation: records.create, variables });
      await refresh();
    } catch (error) {
      announceFailure(records.texts.createFailed, error);
    }
  }

  const { record, usage } = question ?? {};
  return {
    allows,
    remove: (row: Row) => (canUndo ? void removeNow(row) : setQuestion({ record: row })),
    dialog: (
      <ConfirmDialog
        open={record !== undefined}
        onClose={() => setQuestion(null)}
        onConfirm={() => record && void removeNow(record, usage !== undefined)}
        title={record ? (title?.(record) ?? `“${records.name(record)}” silinsin mi?`) : ''}
        confirmLabel={usage ? 'Yine de sil' : 'Sil'}
        danger
        loading={isRemoving}
      >
        {`${usage ?? (record && consequence?.(record)) ?? ''} Bu işlem geri alınamaz.`}
      </ConfirmDialog>
    ),
  };
}

export type RecordRemoval<Row> = {
  allows?: (record: Row) => boolean;
  remove: (record: Row) => void;
  dialog: ReactNode;
};
