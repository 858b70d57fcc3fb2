import { useMedia } from './use-media.ts';

/** Width of a table: a tablet in portrait, one in landscape, or more. */
export type Room = 'little' | 'some' | 'plenty';

/** How much room a table has, updated live; its columns are chosen by it. */
export function useRoom(): Room {
  const isSome = useMedia('(min-width: 64rem)');
  const isPlenty = useMedia('(min-width: 80rem)');
  return isPlenty ? 'plenty' : isSome ? 'some' : 'little';
}
