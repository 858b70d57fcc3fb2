import { type PreviewLine, settingPreviews, webAddress } from '@practice/contracts';
import { Anchor, Box, Image, Text } from '@practice/ui';
import { isForSearchEngines, useWinningTag } from '../fields/winning-tag.tsx';
import { lineStyles, paperStyle } from './preview-style.ts';

type PreviewProps = {
  /** Group of the field that is being edited. */
  group: string;
  shownValue: (key: string) => string;
};

/** The texts of a group as they follow each other on the site, with what is typed now. */
export function Preview({ group, shownValue }: PreviewProps) {
  const area = settingPreviews[group];
  if (!area) return null;
  return (
    <Box as="aside" aria-label="Önizleme">
      <Text fontSize="sm" fontWeight="semibold">
        {area.name}
      </Text>
      <Text color="fg.muted" fontSize="xs" mb="2">
        Yazdıklarınızla taslak; boş yerlerde sitenin kendi metni varsa o görünür.{' '}
        <Anchor href={area.path} target="_blank" rel="noopener">
          Sayfanın kayıtlı hâlini aç
        </Anchor>
      </Text>
      <Box css={paperStyle}>
        {area.lines.map((line) => {
          const LineOfKey = isForSearchEngines(line.key) ? SearchLine : Line;
          return <LineOfKey key={line.key} line={line} value={shownValue(line.key).trim() || line.default || ''} />;
        })}
      </Box>
    </Box>
  );
}

/** A text for search engines: that of the page's meta tag where it wins. */
function SearchLine({ line, value }: Parameters<typeof Line>[0]) {
  return <Line line={line} value={useWinningTag(line.key)?.text ?? value} />;
}

function Line({ line: { look, label, options }, value }: { line: PreviewLine; value: string }) {
  const image = look === 'image' ? webAddress(value) : null;
  if (image) return <Image src={image} alt="" boxSize="16" borderRadius="full" objectFit="cover" />;
  if (look === 'color') return <ColorLine label={label} color={value} />;
  if (look === 'switch') return <Box css={lineStyles[look]}>{`${label}: ${value === 'true' ? 'açık' : 'kapalı'}`}</Box>;
  if (look === 'choice') {
    const chosen = options?.find((option) => option.value === value);
    return <Box css={lineStyles[look]}>{`${label}: ${chosen?.label ?? value}`}</Box>;
  }
  return (
    <Box css={lineStyles[look]} data-empty={value === '' ? '' : undefined}>
      {look === 'detail' && value !== '' ? (
        <Box as="span" display="block" fontSize="2xs" color="stone.600">
          {label}
        </Box>
      ) : null}
      <span>{value === '' ? `${label}: boş` : value}</span>
    </Box>
  );
}

function ColorLine({ label, color }: { label: string; color: string }) {
  return (
    <Box css={lineStyles.color}>
      <Box
        as="span"
        display="inline-block"
        boxSize="4"
        me="2"
        borderRadius="full"
        verticalAlign="-0.2em"
        style={{ background: color }}
      />
      <span>{`${label}: ${color}`}</span>
    </Box>
  );
}
