import { Flex, IconButton } from '@practice/ui';
import { EditIcon, TrashIcon } from '@practice/ui/icons';
import type { ReactNode } from 'react';

type RecordActionsProps = {
  /** What the record is called. */
  name: string;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Before them. */
  children?: ReactNode;
};

/** What can be done with a record of a list. */
export function RecordActions({ name, onEdit, onRemove, children }: RecordActionsProps) {
  return (
    <Flex gap="0.5" my="-1">
      {children}
      {onEdit ? (
        <IconButton aria-label={`Düzenle: ${name}`} title="Düzenle" onClick={onEdit}>
          <EditIcon boxSize="4" />
        </IconButton>
      ) : null}
      {onRemove ? (
        <IconButton aria-label={`Sil: ${name}`} title="Sil" onClick={onRemove}>
          <TrashIcon boxSize="4" />
        </IconButton>
      ) : null}
    </Flex>
  );
}
