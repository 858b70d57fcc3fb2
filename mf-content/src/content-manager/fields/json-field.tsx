import { isJsonText } from '@practice/contracts';
import { Box, Button, Counter, FieldError, Flex, Text, TextAreaField, useFieldIds } from '@practice/ui';
import { useState } from 'react';
import type { ControlProps } from './field-control.tsx';
import { fieldId } from './field-id.ts';
import { ListEditor } from './list-editor.tsx';

/** A list: as fields, or as the JSON that is stored. */
export function JsonField({ field, value, error, onChange }: ControlProps) {
  const { key, label, description, placeholder, validation } = field;
  const [isJsonShown, setIsJsonShown] = useState(false);
  const ids = useFieldIds({ id: undefined, hint: undefined, error });
  const isValid = isJsonText(value);
  // Lines of text are a list, too; what begins as JSON and is not cannot be shown as one.
  const isList = isValid || !/^\s*[[{"]/.test(value);
  const counter = validation.maxLength ? <Counter used={value.length} limit={validation.maxLength} /> : null;
  const view = (
    <Button size="sm" variant="outline" disabled={!isList} onClick={() => setIsJsonShown(!isJsonShown)}>
      {isJsonShown ? 'Liste olarak düzenle' : 'JSON olarak düzenle'}
    </Button>
  );
  if (isJsonShown || !isList) {
    return (
      <Box>
        <TextAreaField
          id={fieldId(key)}
          label={label}
          hint={description}
          error={error}
          rows={8}
          spellCheck={false}
          value={value}
          placeholder={placeholder}
          aside={counter}
          onChange={(event) => onChange(event.target.value)}
        />
        <Flex mt="2" gap="3" align="center">
          <Text role="status" fontSize="sm" fontWeight="medium" color={isValid ? 'status.confirmed.fg' : 'fg.error'}>
            {value.trim() === '' ? '' : isValid ? 'Geçerli JSON' : 'Geçersiz JSON'}
          </Text>
          {view}
        </Flex>
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={label} aria-describedby={error ? ids.errorId : undefined}>
      <Text fontSize="md" fontWeight="semibold" lineHeight="snug" mb="2">
        {label}
      </Text>
      <ListEditor field={field} value={value} onChange={onChange}>
        {view}
      </ListEditor>
      <FieldError id={ids.errorId} error={error} />
      <Flex mt="2" justify="space-between" gap="4">
        <Box />
        {counter}
      </Flex>
    </Box>
  );
}
