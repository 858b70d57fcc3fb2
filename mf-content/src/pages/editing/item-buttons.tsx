import { Flex, IconButton } from '@practice/ui';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@practice/ui/icons';

type ItemButtonsProps = {
  /** What it is called: 'Öne çıkanlar 2'. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Moves an entry of a list up and down, or takes it out. */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  return (
    <Flex gap="0.5" flexShrink="0">
      <IconButton aria-label={`Yukarı taşı: ${name}`} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <ChevronUpIcon boxSize="4" />
      </IconButton>
      <IconButton aria-label={`Aşağı taşı: ${name}`} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        <ChevronDownIcon boxSize="4" />
      </IconButton>
      <IconButton aria-label={`Sil: ${name}`} onClick={onRemove}>
        <TrashIcon boxSize="4" />
      </IconButton>
    </Flex>
  );
}

/** The list with the entry at `from` at the position `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)];
}
