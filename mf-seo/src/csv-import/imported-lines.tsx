import { Box, Text } from '@practice/ui';
import { DataTable, formatCount, type TableColumn } from '@practice/ui/admin';
import type { CSSProperties, ReactNode } from 'react';
import type { FileLine, FileResult } from './csv-calls.ts';

type ImportedLinesProps<Line extends FileLine> = {
  result: FileResult<Line>;
  /** What a line says, and the title of its column. */
  content: { title: string; of: (line: Line) => ReactNode };
};

/** What the lines of a file say, those with a problem first. */
export function ImportedLines<Line extends FileLine>({ result, content }: ImportedLinesProps<Line>) {
  const { lines, valid, invalid, unchanged = 0 } = result;
  const left = valid + invalid + unchanged - lines.length;
  const columns: TableColumn<Line>[] = [
    {
      key: 'line',
      title: 'Satır',
      width: '4.5rem',
      align: 'end',
      isFixed: true,
      cell: ({ line }) => formatCount(line),
    },
    { key: 'content', title: content.title, isFixed: true, cell: content.of },
    { key: 'verdict', title: 'Sonuç', width: '45%', isFixed: true, cell: (line) => <Verdict line={line} /> },
  ];
  return (
    <Box
      mt="3"
      maxH="24rem"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label="Dosyanın satırları"
      // The head of the table sticks to this box, not below the bars of the page.
      style={{ '--sticky-top': '0px' } as CSSProperties}
    >
      <DataTable<Line>
        label="Dosyanın satırları"
        columns={columns}
        rows={lines}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => `Satır ${line}`}
        card={(line) => (
          <Box fontSize="sm">
            <Text color="fg.muted">{`Satır ${line.line}`}</Text>
            <span>{content.of(line)}</span>
            <Verdict line={line} />
          </Box>
        )}
        empty={null}
      />
      {left > 0 ? (
        <Text color="fg.muted" fontSize="sm" mt="2">
          {`ve ${formatCount(left)} satır daha`}
        </Text>
      ) : null}
    </Box>
  );
}

function Verdict({ line: { problem, isStored } }: { line: FileLine }) {
  if (problem) return <Text color="fg.error">{problem}</Text>;
  return <Text color="fg.muted">{isStored ? 'Zaten var' : 'Uygun'}</Text>;
}
