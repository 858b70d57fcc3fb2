import { exampleDataKindLabels, exampleUseLabels } from '@practice/contracts';
import { Box } from '@practice/ui';
import type { ExampleRecord } from './use-example-data.ts';

/** The example records that a removal leaves, each with why. */
export function KeptList({ records }: { records: readonly ExampleRecord[] }) {
  return (
    <Box as="ul" listStyleType="disc" ps="5" mt="1" overflowWrap="anywhere">
      {records.map((record) => (
        <li key={record.id}>{textOf(record)}</li>
      ))}
    </Box>
  );
}

function textOf({ kind, name, state, uses }: ExampleRecord): string {
  const why = uses.map(({ kind: use, count, names }) => {
    return `${count} ${exampleUseLabels[use]}${names.length > 0 ? ` (${names.join('; ')})` : ''}`;
  });
  return `${exampleDataKindLabels[kind]} “${name}”: ${state === 'edited' ? 'düzenlendi' : why.join(', ')}`;
}
