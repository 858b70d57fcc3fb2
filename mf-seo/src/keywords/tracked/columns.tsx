import { type KeywordDifficulty, keywordDifficulty, keywordDifficultyLabels } from '@practice/contracts';
import { Badge, type BadgeTone, Box, Button, Flex, Text } from '@practice/ui';
import { formatCount, type TableColumn } from '@practice/ui/admin';
import { ActiveBadge } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { formatPosition } from './format-position.ts';
import type { Keyword, Places } from './records.ts';

const tones: Record<KeywordDifficulty, BadgeTone> = { easy: 'confirmed', medium: 'pending', hard: 'cancelled' };

type PlacesProps = { placesOf: (keyword: Keyword) => Places | undefined; onShow: (keyword: Keyword) => void };

export function columnsOf({ placesOf, onShow }: PlacesProps): TableColumn<Keyword>[] {
  return [
    { key: 'keyword', title: 'Anahtar kelime', isFixed: true, cell: (keyword) => <NameAndPage keyword={keyword} /> },
    { key: 'difficulty', title: 'Zorluk', width: '7rem', cell: ({ difficulty }) => <Difficulty value={difficulty} /> },
    {
      key: 'searchVolume',
      title: 'Hacim',
      width: '6rem',
      align: 'end',
      cell: ({ searchVolume }) => (searchVolume > 0 ? formatCount(searchVolume) : '–'),
    },
    {
      key: 'position',
      title: 'Konum',
      width: '9rem',
      cell: ({ figures }) => <Figures figures={figures} />,
    },
    {
      key: 'places',
      title: 'Sitede',
      width: '11rem',
      cell: (keyword) => <PlacesButton keyword={keyword} places={placesOf(keyword)} onShow={onShow} />,
    },
    { key: 'status', title: 'Takip', width: '6.5rem', cell: ({ isTracking }) => <ActiveBadge isActive={isTracking} /> },
  ];
}

type KeywordCardProps = {
  keyword: Keyword;
  places: Places | undefined;
  onShow: (keyword: Keyword) => void;
  actions: ReactNode;
};

/** What phones show of a keyword. */
export function KeywordCard({ keyword, places, onShow, actions }: KeywordCardProps) {
  return (
    <Box>
      <NameAndPage keyword={keyword} />
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <Difficulty value={keyword.difficulty} />
        <ActiveBadge isActive={keyword.isTracking} />
        {keyword.searchVolume > 0 ? (
          <Text fontSize="sm" color="fg.muted">
            {`Ayda ${formatCount(keyword.searchVolume)} arama`}
          </Text>
        ) : null}
      </Flex>
      {keyword.figures ? (
        <Box mt="2">
          <Figures figures={keyword.figures} />
        </Box>
      ) : null}
      <Flex align="center" gap="2" mt="2">
        <Box flex="1">
          <PlacesButton keyword={keyword} places={places} onShow={onShow} />
        </Box>
        {actions}
      </Flex>
    </Box>
  );
}

function NameAndPage({ keyword: { keyword, pageUrl } }: { keyword: Keyword }) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{keyword}</Text>
      <Text color="fg.muted" fontSize="sm">
        {pageUrl}
      </Text>
    </Box>
  );
}

function Difficulty({ value }: { value: number }) {
  const level = keywordDifficulty(value);
  return (
    <Badge tone={tones[level]} whiteSpace="nowrap">
      {`${keywordDifficultyLabels[level]} (${value})`}
    </Badge>
  );
}

function Figures({ figures }: { figures: Keyword['figures'] }) {
  if (!figures) return <span>–</span>;
  return (
    <Box>
      <Text>{formatPosition(figures.position)}</Text>
      <Text color="fg.muted" fontSize="sm">
        {`${formatCount(figures.clicks)} tıklama, ${formatCount(figures.impressions)} gösterim`}
      </Text>
    </Box>
  );
}

type PlacesButtonProps = { keyword: Keyword; places: Places | undefined; onShow: (keyword: Keyword) => void };

function PlacesButton({ keyword, places, onShow }: PlacesButtonProps) {
  if (!keyword.isTracking || !places) return <Text color="fg.muted">–</Text>;
  const { pages, competing } = places;
  return (
    <Box>
      <Button
        variant="plain"
        size="sm"
        px="0"
        aria-label={`Nerede geçiyor: ${keyword.keyword}`}
        onClick={() => onShow(keyword)}
      >
        {pages.length === 0 ? 'Hiçbir sayfada yok' : `${formatCount(pages.length)} sayfada`}
      </Button>
      {competing.length > 0 ? (
        <Text>
          <Badge tone="pending">{`${formatCount(competing.length)} başlıkta birden`}</Badge>
        </Text>
      ) : null}
    </Box>
  );
}
