import { formatPhone } from '@practice/contracts';
import { Box, Button, Flex, Text } from '@practice/ui';
import { EmptyState } from '@practice/ui/admin';
import type { OpenChildProfileInput, PossibleChildProfilesQuery } from '../../../generated/graphql.ts';

type NoFileProps = {
  /** Files of the same name and birth date that are known by other phones. */
  possible: PossibleChildProfilesQuery['possibleChildProfiles'];
  isOpening: boolean;
  /** Absent for users who may not write. */
  onOpen: ((input?: OpenChildProfileInput) => void) | undefined;
};

/** In the place of a child's file: opens one, or links the one that may be of the same child. */
export function NoFile({ possible, isOpening, onOpen }: NoFileProps) {
  if (possible.length === 0)
    return (
      <EmptyState
        icon="calendar-check"
        title="Bu çocuğun dosyası yok"
        description="Dosya; çocuğun öyküsünü, bütün randevularını ve klinik kayıtlarını bir arada tutar."
        action={
          onOpen ? (
            <Button loading={isOpening} onClick={() => onOpen()}>
              Dosya aç
            </Button>
          ) : undefined
        }
      />
    );
  return (
    <Box as="section" aria-label="Aynı adlı dosya" p="4" borderWidth="1px" borderRadius="md" display="grid" gap="3">
      <Text fontWeight="semibold">Aynı adlı, aynı doğum tarihli bir dosya var. Aynı çocuk mu?</Text>
      {possible.map(({ id, childName, parentName, parentPhone }) => (
        <Flex key={id} gap="3" align="center" justify="space-between" wrap="wrap">
          <Text overflowWrap="anywhere">{`${childName} (veli ${parentName}, ${formatPhone(parentPhone).replace(/ /g, '\u00a0')})`}</Text>
          {onOpen ? (
            <Button size="sm" disabled={isOpening} onClick={() => onOpen({ childProfileId: id })}>
              Bu dosyaya bağla
            </Button>
          ) : null}
        </Flex>
      ))}
      {onOpen ? (
        <Button
          size="sm"
          variant="outline"
          justifySelf="start"
          disabled={isOpening}
          onClick={() => onOpen({ isNewFile: true })}
        >
          Yeni dosya aç
        </Button>
      ) : null}
    </Box>
  );
}
