import { chakra, Skeleton } from '@practice/ui';

/** Placeholder rows while loading. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
    <chakra.tr key={row} aria-hidden="true" css={{ '& > td': { height: '10', px: '2', borderBottomWidth: '1px' } }}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <td key={column}>
          <Skeleton height="3.5" style={{ width: `${widths[(row * 3 + column) % widths.length]}%` }} />
        </td>
      ))}
    </chakra.tr>
  ));
}

const widths = [72, 48, 84, 60, 40, 66];
