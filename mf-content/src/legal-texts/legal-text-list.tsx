import { Box, chakra, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { formatDate, StatusBadge } from '@practice/ui/admin';
import { isExample } from './missing-details.ts';
import type { LegalText } from './use-legal-texts.ts';

type Props = {
  texts: readonly LegalText[];
  selected: string;
  /** Texts with changes that are not published. */
  edited: ReadonlySet<string>;
  onSelect: (slug: string) => void;
};

/** The legal texts, one of which is selected, with the day since which each is in force. */
export function LegalTextList({ texts, selected, edited, onSelect }: Props) {
  return (
    <chakra.ul aria-label="Yasal metinler" listStyleType="none" display="grid" gap="1">
      {texts.map(({ slug, title, publishedAt, bodyHtml }) => (
        <li key={slug}>
          <chakra.button
            type="button"
            css={entryStyle}
            aria-current={slug === selected ? 'true' : undefined}
            onClick={() => onSelect(slug)}
          >
            <Text fontWeight="medium">{title}</Text>
            <Flex wrap="wrap" align="center" gap="2" color="fg.muted" fontSize="sm">
              <Box as="span">{`${formatDate(publishedAt)} tarihinden beri`}</Box>
              {isExample(bodyHtml) ? <StatusBadge tone="pending">Örnek metin</StatusBadge> : null}
              {edited.has(slug) ? <StatusBadge tone="pending">Yayımlanmadı</StatusBadge> : null}
            </Flex>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  );
}

const entryStyle: SystemStyleObject = {
  w: 'full',
  px: '3',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  borderRadius: 'sm',
  borderWidth: '1px',
  borderColor: 'transparent',
  '&:hover': { bg: 'bg.hover' },
  '&[aria-current]': { bg: 'bg.selected', borderColor: 'border' },
};
