import { Box, Flex, Icon, IconButton, Text } from '@practice/ui';
import { StatusBadge, type TableColumn } from '@practice/ui/admin';
import { type MetaTag, pageName, statusOf } from '../record/meta-tag.ts';
import { ScoreBadge } from '../record/score-badge.tsx';

export type MetaTagActions = {
  preview: (tag: MetaTag) => void;
  edit: (tag: MetaTag) => void;
  remove: (tag: MetaTag) => void;
};

/** Where there is little room the description stands below the title. */
export function columnsOf(actions: MetaTagActions, isRoomy: boolean): TableColumn<MetaTag>[] {
  return [
    {
      key: 'page',
      title: 'Sayfa',
      sortKey: 'page',
      width: '11rem',
      isFixed: true,
      cell: ({ pageKey, pageUrl }) => (
        <Box minW="0">
          <Text fontWeight="medium">{pageName(pageKey)}</Text>
          <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {pageUrl}
          </Text>
        </Box>
      ),
    },
    ...(isRoomy ? textColumns : [bothTexts]),
    { key: 'score', title: 'SEO skoru', sortKey: 'score', width: '10rem', cell: (tag) => <ScoreBadge tag={tag} /> },
    { key: 'status', title: 'Durum', width: '6.5rem', cell: ({ isActive }) => <Status isActive={isActive} /> },
    { key: 'actions', title: 'İşlemler', width: '8rem', cell: (tag) => <Actions tag={tag} actions={actions} /> },
  ];
}

const textColumns: TableColumn<MetaTag>[] = [
  {
    key: 'title',
    title: 'Başlık',
    sortKey: 'title',
    width: '26%',
    cell: ({ title }) => <TextWithLength text={title} />,
  },
  { key: 'description', title: 'Açıklama', cell: ({ metaDescription }) => <TextWithLength text={metaDescription} /> },
];

const bothTexts: TableColumn<MetaTag> = {
  key: 'title',
  title: 'Başlık ve açıklama',
  sortKey: 'title',
  cell: ({ title, metaDescription }) => (
    <Box display="grid" gap="1">
      <TextWithLength text={title} />
      <TextWithLength text={metaDescription} />
    </Box>
  ),
};

/** The list on phones. */
export function MetaTagCard({ tag, actions }: { tag: MetaTag; actions: MetaTagActions }) {
  return (
    <Box>
      <Flex align="center" gap="2">
        <Text fontWeight="semibold" flex="1" minW="0" overflowWrap="anywhere">
          {pageName(tag.pageKey)}
        </Text>
        <Status isActive={tag.isActive} />
      </Flex>
      <Text color="fg.muted" fontSize="xs" mb="2" overflowWrap="anywhere">
        {tag.pageUrl}
      </Text>
      <TextWithLength text={tag.title} />
      <Flex align="center" justify="space-between" mt="2" gap="2">
        <ScoreBadge tag={tag} />
        <Actions tag={tag} actions={actions} />
      </Flex>
    </Box>
  );
}

/** A text and how long it is. */
function TextWithLength({ text }: { text: string | null | undefined }) {
  return (
    <Box minW="0">
      <Text lineClamp="2" overflowWrap="anywhere" color={text ? undefined : 'fg.subtle'}>
        {text || 'Girilmemiş'}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {text?.length ?? 0} karakter
      </Text>
    </Box>
  );
}

function Status({ isActive }: { isActive: boolean }) {
  const { word, tone } = statusOf(isActive);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

function Actions({ tag, actions }: { tag: MetaTag; actions: MetaTagActions }) {
  const name = pageName(tag.pageKey);
  return (
    <Flex gap="0.5" my="-1">
      <IconButton aria-label={`Önizle: ${name}`} title="Önizle" onClick={() => actions.preview(tag)}>
        <Icon boxSize="4">
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="2.8" />
        </Icon>
      </IconButton>
      <IconButton aria-label={`Düzenle: ${name}`} title="Düzenle" onClick={() => actions.edit(tag)}>
        <Icon boxSize="4">
          <path d="m4 20 1-4L16.5 4.500a2.1 2.1 0 0 1 3 3L8 19l-4 1Z" />
        </Icon>
      </IconButton>
      <IconButton aria-label={`Sil: ${name}`} title="Sil" onClick={() => actions.remove(tag)}>
        <Icon boxSize="4">
          <path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7" />
        </Icon>
      </IconButton>
    </Flex>
  );
}
