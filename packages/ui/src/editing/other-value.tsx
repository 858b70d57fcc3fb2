import { Box, Button, Flex, Text } from '@practice/ui';
import { TextDiff } from '@practice/ui/diff';

type OtherValueProps = {
  label: string;
  value: string;
  /** What is typed here: with it, long texts are shown with what differs between the two. */
  typed?: string;
  format?: 'text' | 'html';
  onTake: () => void;
  onKeep: () => void;
};

/** Where a difference is hard to see by reading both. */
const LONG_CHARS = 60;

/** The value that somebody else stored while this field was being edited, with a choice. */
export function OtherValue({ label, value, typed = '', format = 'text', onTake, onKeep }: OtherValueProps) {
  const isCompared =
    typed !== '' && value !== '' && (format === 'html' || typed.length + value.length > 2 * LONG_CHARS);
  return (
    <Box
      role="group"
      aria-label={`${label}: siz yazarken değişti`}
      mt="2"
      px="3"
      py="2.5"
      bg="status.pending.bg"
      borderWidth="1px"
      borderColor="status.pending.border"
      borderRadius="sm"
    >
      <Text role="status" color="status.pending.fg" fontSize="sm" fontWeight="medium">
        {`Siz yazarken başkası bu ayarı değiştirdi. ${isCompared ? 'Kayıtlı değerden yazdığınıza fark:' : 'Kayıtlı değer:'}`}
      </Text>
      {isCompared ? (
        <Box mt="2" maxH="20rem" overflowY="auto" tabIndex={0} role="group" aria-label="Fark">
          <TextDiff
            before={value}
            after={typed}
            format={format}
            labels={{ before: 'Kayıtlı değer', after: 'Yazdığınız' }}
          />
        </Box>
      ) : (
        <Text mt="1" fontSize="md" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="6">
          {value === '' ? <em>boş</em> : value}
        </Text>
      )}
      <Flex mt="2" gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={onKeep}>
          Yazdığım kalsın
        </Button>
        <Button size="sm" variant="outline" onClick={onTake}>
          Kayıtlı değeri al
        </Button>
      </Flex>
    </Box>
  );
}
