import { Icon, IconButton } from '@practice/ui';
import type { TableSort } from '@practice/ui/admin';

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
      <Icon>
        {isAscending ? (
          <path d="M8 19V5M4 9l4-4 4 4M14 7h3M14 12h5M14 17h7" />
        ) : (
          <path d="M8 5v14M4 15l4 4 4-4M14 7h7M14 12h5M14 17h3" />
        )}
      </Icon>
    </IconButton>
  );
}
