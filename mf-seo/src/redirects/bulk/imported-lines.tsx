import type { ImportedRedirect, RedirectFileResult } from '@practice/contracts';
import { Box, Text } from '@practice/ui';
import { DataTable, formatCount, type TableColumn } from '@practice/ui/admin';
import type { CSSProperties } from 'react';

/** What the lines of a file say, those with a problem first. */
export function ImportedLines({ result: { lines, valid, invalid } }: { result: RedirectFileResult }) {
  const left = valid + invalid - lines.length;
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
      <DataTable<ImportedRedirect>
        label="Dosyanın satırları"
        columns={columns}
        rows={lines}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => `Satır ${line}`}
        card={(line) => (
          <Box fontSize="sm">
            <Text color="fg.muted">Satır {line.line}</Text>
            <Addresses line={line} />
            <Verdict line={line} />
          </Box>
        )}
        empty={null}
      />
      {left > 0 ? (
        <Text color="fg.muted" fontSize="sm" mt="2">
          ve {formatCount(left)} satır daha
        </Text>
      ) : null}
    </Box>
  );
}

const columns: TableColumn<ImportedRedirect>[] = [
  { key: 'line', title: 'Satır', width: '4.5rem', align: 'end', isFixed: true, cell: ({ line }) => formatCount(line) },
  { key: 'addresses', title: 'Nereden, nereye', isFixed: true, cell: (line) => <Addresses line={line} /> },
  { key: 'verdict', title: 'Sonuç', width: '45%', isFixed: true, cell: (line) => <Verdict line={line} /> },
];

function Addresses({ line: { fromUrl, toUrl } }: { line: ImportedRedirect }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      {fromUrl || '(boş)'} <span aria-hidden="true">→</span> {toUrl || '(boş)'}
    </Box>
  );
}

function Verdict({ line: { problem } }: { line: ImportedRedirect }) {
  return problem ? <Text color="fg.error">{problem}</Text> : <Text color="fg.muted">Uygun</Text>;
}
