import { Anchor, Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { EmptyState, formatDateTime, SideSheet, StatusBadge } from '@practice/ui/admin';
import type { Keyword, Places } from './records.ts';

type PlacesSheetProps = {
  keyword: Keyword;
  places: Places | undefined;
  /** When the pages were last read. */
  checkedAt: string | null;
  onClose: () => void;
};

type Page = Places['pages'][number];
const parts: [keyof Page, string][] = [
  ['inTitle', 'Başlık'],
  ['inDescription', 'Açıklama'],
  ['inHeadings', 'Ara başlık'],
  ['inText', 'Metin'],
];

/** The pages on which the words of a keyword stand, and which of their parts have them. */
export function PlacesSheet({ keyword, places, checkedAt, onClose }: PlacesSheetProps) {
  const { pages = [], competing = [] } = places ?? {};
  return (
    <SideSheet
      open
      onClose={onClose}
      title={`Nerede geçiyor: ${keyword.keyword}`}
      subtitle={checkedAt ? `Sayfalar ${formatDateTime(checkedAt)} tarihinde okundu` : 'Sayfalar henüz okunmadı'}
    >
      {competing.length > 0 ? (
        <Box role="note" css={warningStyle}>
          {`Bu söz ${competing.length} sayfanın başlığında geçiyor: ${competing.join(', ')}. Arama motorları birini seçer; hangisinin bulunmasını istiyorsanız onun başlığında bırakın.`}
        </Box>
      ) : null}
      {pages.length === 0 ? (
        <EmptyState
          icon="search"
          title="Bu sözün geçtiği sayfa yok."
          description="Bulunmasını istediğiniz sayfanın başlığında ve metninde kullanın."
        />
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="3">
          {pages.map((page) => (
            <Box as="li" key={page.url} borderWidth="1px" borderRadius="md" p="3">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {page.title || page.url}
              </Text>
              <Anchor href={page.url} target="_blank" rel="noopener noreferrer" fontSize="sm" overflowWrap="anywhere">
                {page.url}
              </Anchor>
              <Flex gap="2" mt="2" wrap="wrap">
                {parts.map(([part, label]) => (
                  <StatusBadge key={part} tone={page[part] ? 'confirmed' : 'unknown'}>
                    {`${label}: ${page[part] ? 'var' : 'yok'}`}
                  </StatusBadge>
                ))}
              </Flex>
            </Box>
          ))}
        </Box>
      )}
    </SideSheet>
  );
}

const warningStyle: SystemStyleObject = {
  mb: '4',
  px: '3',
  py: '2',
  bg: 'status.pending.bg',
  color: 'status.pending.fg',
  borderWidth: '1px',
  borderColor: 'status.pending.border',
  borderRadius: 'sm',
  fontSize: 'sm',
};
