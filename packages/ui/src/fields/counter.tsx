import { chakra } from '../styled/chakra.ts';

/** `used / limit` below a line of text. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const isOver = used > limit;
  return (
    <chakra.span
      ms="auto"
      flexShrink="0"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      color={isOver ? 'fg.error' : 'fg.muted'}
      fontWeight={isOver ? 'semibold' : 'normal'}
    >
      <span aria-hidden="true">{`${used} / ${limit}`}</span>
      <chakra.span srOnly>{`${limit} karakterden ${used} tanesi kullanıldı`}</chakra.span>
    </chakra.span>
  );
}
