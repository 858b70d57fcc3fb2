import { Box, Button, chakra, Grid, type SystemStyleObject, Text, VisuallyHidden } from '@practice/ui';
import { useMemo, useState } from 'react';
import { type DiffLine, type DiffPart, diffLines } from './diff-lines.ts';
import { foldLines } from './fold-lines.ts';
import { readableText } from './readable-text.ts';

export type DiffViewProps = {
  before: string;
  after: string;
  /** `html` for texts of the rich-text editor. */
  format?: 'text' | 'html';
  /** What the two are called where both are shown whole. */
  labels?: { before: string; after: string };
};

/** Two texts compared; see `TextDiff`. */
export function DiffView({ before, after, format = 'text', labels = sides }: DiffViewProps) {
  const { former, latter, lines } = useMemo(() => {
    const read = format === 'html' ? readableText : (text: string) => text.replace(/\r\n?/g, '\n');
    const [one, other] = [read(before), read(after)];
    return { former: one, latter: other, lines: diffLines(one, other) };
  }, [before, after, format]);
  if (before === after) return <Text color="fg.muted">İki metin aynı.</Text>;
  if (former === latter) return <Text color="fg.muted">Sözler aynı, yalnızca biçimi değişti.</Text>;
  if (!lines) return <BothTexts former={former} latter={latter} labels={labels} />;
  return <Lines lines={lines} />;
}

const sides = { before: 'Önceki', after: 'Sonraki' };

function Lines({ lines }: { lines: readonly DiffLine[] }) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  return (
    <Box css={textStyle}>
      {foldLines(lines).map((row) =>
        'line' in row ? (
          <Line key={row.at} line={row.line} />
        ) : unfolded.has(row.at) ? (
          row.folded.map(({ at, line }) => <Line key={at} line={line} />)
        ) : (
          <Button
            key={row.at}
            size="sm"
            variant="outline"
            justifySelf="start"
            aria-label={`${row.folded.length} satır aynı: göster`}
            onClick={() => setUnfolded(new Set(unfolded).add(row.at))}
          >
            {`${row.folded.length} satır aynı`}
          </Button>
        ),
      )}
    </Box>
  );
}

function Line({ line }: { line: DiffLine }) {
  return (
    <Text as="div" minH="1lh">
      {line.map((part, index) => (
        // Parts have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the line is never rearranged
        <Part key={index} part={part} />
      ))}
    </Text>
  );
}

function Part({ part: { kind, text, endsLine } }: { part: DiffPart }) {
  if (kind === 'same') return <span>{text}</span>;
  const Mark = kind === 'added' ? chakra.ins : chakra.del;
  return (
    <Mark>
      <VisuallyHidden>{kind === 'added' ? ' [eklendi: ' : ' [silindi: '}</VisuallyHidden>
      <span>{text}</span>
      {endsLine ? <span aria-hidden="true">¶</span> : null}
      <VisuallyHidden>{endsLine ? ', satır sonu] ' : '] '}</VisuallyHidden>
    </Mark>
  );
}

type BothTextsProps = { former: string; latter: string; labels: { before: string; after: string } };

function BothTexts({ former, latter, labels }: BothTextsProps) {
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        İki metin çok farklı olduğu için bütün olarak gösteriliyor.
      </Text>
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))">
        {(['before', 'after'] as const).map((side) => (
          <Box key={side} role="group" aria-label={labels[side]} px="3" py="2" borderWidth="1px" borderRadius="sm">
            <Text fontSize="sm" fontWeight="medium" color="fg.muted">
              {labels[side]}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {side === 'before' ? former : latter}
            </Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

const textStyle: SystemStyleObject = {
  display: 'grid',
  gap: '1.5',
  minW: '0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins, & del': { px: '0.5', borderRadius: 'xs', boxDecorationBreak: 'clone' },
  '& ins': {
    bg: 'status.confirmed.bg',
    color: 'status.confirmed.fg',
    textDecoration: 'underline',
    fontWeight: 'medium',
  },
  '& del': { bg: 'status.cancelled.bg', color: 'status.cancelled.fg', textDecoration: 'line-through' },
};
