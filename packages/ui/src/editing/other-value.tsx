import { Box, Button, Flex, Text } from '@practice/ui';

type OtherValueProps = { label: string; value: string; onTake: () => void; onKeep: () => void };

/** The value that somebody else stored while this field was being edited, with a choice. */
export function OtherValue({ label, value, onTake, onKeep }: OtherValueProps) {
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
        Siz yazarken başkası bu ayarı değiştirdi. Kayıtlı değer:
      </Text>
      <Text mt="1" fontSize="md" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="6">
        {value === '' ? <em>boş</em> : value}
      </Text>
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
