import { Box, Button, FieldError, FieldHint, Flex, Input, Stack, useFieldIds } from '@practice/ui';
import { PlusIcon } from '@practice/ui/icons';
import type { ReactNode, Ref } from 'react';
import { ItemButtons, moved } from './item-buttons.tsx';

/** Of the contract. */
const MAX_TEXTS = 20;

type TextListFieldProps = {
  label: string;
  /** One text a line, as a field of lines has it. */
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
};

/** A list of short texts, each in an input of its own, in an order. */
export function TextListField({ label, value, onChange, hint, error, ref }: TextListFieldProps) {
  const texts = value === '' ? [] : value.split('\n');
  const ids = useFieldIds({ id: undefined, hint, error });
  const change = (next: string[]) => onChange(next.join('\n'));
  return (
    <Box as="fieldset" ref={ref} tabIndex={-1} {...ids.aria} minW="0" border="none" p="0" m="0">
      <Box as="legend" fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        {label}
      </Box>
      <Stack gap="2">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other identity
          <Flex key={index} gap="1" align="center">
            <Box flex="1" minW="0">
              <Input
                aria-label={`${label} ${index + 1}`}
                value={text}
                maxLength={500}
                onChange={({ target }) => change(texts.map((one, at) => (at === index ? target.value : one)))}
              />
            </Box>
            <ItemButtons
              name={`${label} ${index + 1}`}
              index={index}
              count={texts.length}
              onMove={(to) => change(moved(texts, index, to))}
              onRemove={() => change(texts.filter((_, at) => at !== index))}
            />
          </Flex>
        ))}
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          disabled={texts.length >= MAX_TEXTS}
          // A single empty text is as no text at all in a field of lines.
          onClick={() => onChange(texts.length === 0 ? ' ' : `${value}\n`)}
        >
          <PlusIcon />
          Ekle
        </Button>
      </Stack>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId} error={error} />
    </Box>
  );
}
