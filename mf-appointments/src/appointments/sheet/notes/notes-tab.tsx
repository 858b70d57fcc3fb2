import { Box, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useEffect, useState } from 'react';
import type { TabContentProps } from '../tab.ts';
import { NoteCard } from './note-card.tsx';
import { NoteForm } from './note-form.tsx';
import { type Note, notes } from './notes.ts';

/** The notes of an appointment, newest first, below the form of a new one. */
export function NotesTab({ appointment: { id }, onDirty, onChanged }: TabContentProps) {
  const { can } = useStaff();
  const list = useRecordList(notes, { variables: { appointmentId: id } });
  const { remove, dialog } = useRecordRemoval(notes, list, { title: () => 'Not silinsin mi?' });
  const [edited, setEdited] = useState<string | null>(null);
  const [isNewDirty, setIsNewDirty] = useState(false);
  const [isEditDirty, setIsEditDirty] = useState(false);
  /** Another key empties the form of the new note. */
  const [written, setWritten] = useState(0);
  const { rows, problem } = list;
  const count = rows?.length;

  useEffect(() => onDirty(isNewDirty || isEditDirty), [onDirty, isNewDirty, isEditDirty]);
  useEffect(() => {
    if (count !== undefined) onChanged();
  }, [onChanged, count]);

  function added() {
    setWritten(written + 1);
    list.markOwn();
    void list.refresh();
  }

  function changed() {
    setEdited(null);
    void list.refresh();
  }

  return (
    <Box display="grid" gap="5">
      {can('clinical:write') ? (
        <NoteForm key={written} appointmentId={id} note={null} onDirty={setIsNewDirty} onSaved={added} />
      ) : null}
      {rows && rows.length > 0 ? (
        <Box as="ul" aria-label="Notlar" listStyleType="none" display="grid" gap="3">
          {rows.map((note: Note) => (
            <li key={note.id}>
              {edited === note.id ? (
                <NoteForm
                  appointmentId={id}
                  note={note}
                  onDirty={setIsEditDirty}
                  onSaved={changed}
                  onCancel={() => setEdited(null)}
                />
              ) : (
                <NoteCard
                  note={note}
                  isHighlighted={list.highlighted.has(note.id)}
                  onEdit={() => setEdited(note.id)}
                  onRemove={remove}
                />
              )}
            </li>
          ))}
        </Box>
      ) : rows ? (
        <EmptyState icon="calendar-check" title="Henüz not yok" description="Görüşmeye ilişkin notlar burada durur." />
      ) : problem ? (
        <ProblemPanel message={problem.message} onRetry={list.refresh} />
      ) : (
        <Skeleton height="24" borderRadius="md" />
      )}
      {dialog}
    </Box>
  );
}
