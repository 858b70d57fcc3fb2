import { useLayoutEffect } from 'react';
import { useMedia } from './use-media.ts';
import { useWidth } from './use-width.ts';

/** Width of a table: a tablet in portrait, one in landscape, or more. */
export type Room = 'little' | 'some' | 'plenty';

/** How much room the main part of the back office has, updated live; the columns of its tables are chosen by it. */
export function useRoom(): Room {
  const [width, measure] = useWidth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the main part stays the same
  useLayoutEffect(() => measure(document.querySelector('main')) ?? undefined, []);
  // Where nothing is measured: the window beside the wide sidebar.
  const isSome = useMedia('(min-width: 64rem)');
  const isPlenty = useMedia('(min-width: 80rem)');
  if (width === undefined) return isPlenty ? 'plenty' : isSome ? 'some' : 'little';
  return width >= 65 ? 'plenty' : width >= 49 ? 'some' : 'little';
}
