import { type LocalPageBlock, localPageBlockTypes } from '@practice/contracts';
import { Box, Button, FieldError, FieldHint, Flex, Stack, useFieldIds } from '@practice/ui';
import { FormUploadsContext } from '@practice/ui/back-office';
import { PlusIcon } from '@practice/ui/icons';
import { type Ref, useContext } from 'react';
import { ItemButtons, moved } from '../editing/item-buttons.tsx';
import { BlockFields } from './block-fields.tsx';
import { readBlocks, writeBlocks } from './read-blocks.ts';

const blockLabels: Record<LocalPageBlock['type'], string> = {
  text: 'Metin',
  hero: 'Giriş',
  services: 'Hizmetler',
  faq: 'Sorular',
};

/** Of the server. */
const MAX_BLOCKS = 30;

type BlocksFieldProps = {
  label: string;
  /** JSON, as the record has it. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
};

/** The blocks of a page, each with its own fields, in their order. */
export function BlocksField({ label, value, onChange, error, ref }: BlocksFieldProps) {
  const ids = useFieldIds({ id: undefined, hint: 'x', error });
  const uploads = useContext(FormUploadsContext);
  const blocks = readBlocks(value);
  const change = (next: readonly LocalPageBlock[]) => onChange(writeBlocks(next));
  /** Waits for pictures: their texts would be others. */
  const rearrange = (next: readonly LocalPageBlock[]) => uploads?.mustWait() || change(next);
  const add = (type: LocalPageBlock['type']) =>
    change([...blocks, { type, title: '', subtitle: '', content: '', items: [] }]);
  return (
    <Box as="fieldset" ref={ref} tabIndex={-1} minW="0" border="none" p="0" m="0" {...ids.aria}>
      <Box as="legend" fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        {label}
      </Box>
      <Stack gap="3">
        {blocks.map((block, index) => {
          const name = `${index + 1}. blok, ${blockLabels[block.type]}`;
          return (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
              key={index}
              role="group"
              aria-label={name}
              p="3"
              borderWidth="1px"
              borderRadius="md"
            >
              <Flex align="center" gap="2" mb="2">
                <Box flex="1" fontWeight="semibold">
                  {name}
                </Box>
                <ItemButtons
                  name={name}
                  index={index}
                  count={blocks.length}
                  onMove={(to) => rearrange(moved(blocks, index, to))}
                  onRemove={() => rearrange(blocks.filter((_, at) => at !== index))}
                />
              </Flex>
              <BlockFields
                block={block}
                onChange={(next) => change(blocks.map((one, at) => (at === index ? next : one)))}
              />
            </Box>
          );
        })}
        <Flex gap="2" wrap="wrap">
          {localPageBlockTypes.map((type) => (
            <Button
              key={type}
              variant="outline"
              size="sm"
              disabled={blocks.length >= MAX_BLOCKS}
              onClick={() => add(type)}
            >
              <PlusIcon />
              <span>{blockLabels[type]}</span>
            </Button>
          ))}
        </Flex>
      </Stack>
      <FieldHint id={ids.hintId}>Bloklar sayfada bu sırayla görünür.</FieldHint>
      <FieldError id={ids.errorId} error={error} />
    </Box>
  );
}
