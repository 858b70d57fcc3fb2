import { Flex, Icon, IconButton } from '@practice/ui';
import { Pencil, Trash2 } from 'lucide-react';
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
          <Icon asChild boxSize="4">
            <Pencil />
          </Icon>
        </IconButton>
      ) : null}
      {onRemove ? (
        <IconButton aria-label={`Sil: ${name}`} title="Sil" onClick={onRemove}>
          <Icon asChild boxSize="4">
            <Trash2 />
          </Icon>
        </IconButton>
      ) : null}
    </Flex>
  );
}
