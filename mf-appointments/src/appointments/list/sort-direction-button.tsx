import { IconButton } from '@practice/ui';
import type { TableSort } from '@practice/ui/admin';
import { SortAscendingIcon, SortDescendingIcon } from '@practice/ui/icons';

type SortDirectionButtonProps = { sort: TableSort; onChange: (sort: TableSort) => void };

/** Reverses the order. */
export function SortDirectionButton({ sort, onChange }: SortDirectionButtonProps) {
  const isAscending = sort.direction === 'asc';
  return (
    <IconButton
      variant="outline"
      aria-label={isAscending ? 'Artan sıralama; azalana çevir' : 'Azalan sıralama; artana çevir'}
      title={isAscending ? 'Artan' : 'Azalan'}
      onClick={() => onChange({ by: sort.by, direction: isAscending ? 'desc' : 'asc' })}
    >
      {isAscending ? <SortAscendingIcon /> : <SortDescendingIcon />}
    </IconButton>
  );
}
