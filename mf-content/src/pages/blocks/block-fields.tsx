import type { LocalPageBlock } from '@practice/contracts';
import { Box, Button, Flex, Stack, TextAreaField, TextField } from '@practice/ui';
import { PlusIcon } from '@practice/ui/icons';
import { RichTextField } from '@practice/ui/rich-text';
import { ItemButtons, moved } from '../editing/item-buttons.tsx';

type Item = LocalPageBlock['items'][number];

type BlockFieldsProps = { block: LocalPageBlock; onChange: (block: LocalPageBlock) => void };

/** The fields that a block of this type shows. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  const { type, title, subtitle, content } = block;
  const hasItems = type === 'services' || type === 'faq';
  return (
    <Stack gap="3">
      <TextField
        label="Blok başlığı"
        maxLength={300}
        value={title}
        onChange={({ target }) => onChange({ ...block, title: target.value })}
      />
      <TextAreaField
        label="Blok alt başlığı"
        rows={2}
        maxLength={1000}
        value={subtitle}
        onChange={({ target }) => onChange({ ...block, subtitle: target.value })}
      />
      {hasItems ? (
        <ItemFields block={block} onChange={onChange} />
      ) : (
        <RichTextField label="Blok metni" value={content} onChange={(html) => onChange({ ...block, content: html })} />
      )}
    </Stack>
  );
}

/** Services with their descriptions, or questions with their answers. */
function ItemFields({ block, onChange }: BlockFieldsProps) {
  const { items } = block;
  const noun = block.type === 'faq' ? 'Soru' : 'Hizmet';
  const change = (next: Item[]) => onChange({ ...block, items: next });
  const put = (index: number, item: Item) => change(items.map((one, at) => (at === index ? item : one)));
  return (
    <Stack gap="3">
      {items.map((item, index) => {
        const name = `${noun} ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity
          <Flex key={index} gap="2" align="flex-start">
            <Box flex="1" minW="0" display="grid" gap="2">
              <TextField
                label={name}
                maxLength={300}
                value={item.title}
                onChange={({ target }) => put(index, { ...item, title: target.value })}
              />
              <TextAreaField
                label={block.type === 'faq' ? `Yanıt ${index + 1}` : `Açıklama ${index + 1}`}
                rows={2}
                maxLength={3000}
                value={item.text}
                onChange={({ target }) => put(index, { ...item, text: target.value })}
              />
            </Box>
            <ItemButtons
              name={name}
              index={index}
              count={items.length}
              onMove={(to) => change(moved(items, index, to))}
              onRemove={() => change(items.filter((_, at) => at !== index))}
            />
          </Flex>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        disabled={items.length >= 50}
        onClick={() => change([...items, { title: '', text: '' }])}
      >
        <PlusIcon />
        <span>{`${noun} ekle`}</span>
      </Button>
      {block.type === 'services' && items.length === 0 ? (
        <Box color="fg.muted" fontSize="sm">
          Hizmet eklemezseniz sitenin bütün hizmetleri görünür.
        </Box>
      ) : null}
    </Stack>
  );
}
