import { type TemplateVariableName, templateVariables } from '@practice/contracts';
import { Box, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { ToggleButton } from '@practice/ui/admin';
import { FormUploadsContext } from '@practice/ui/back-office';
import { useFormValues } from '@practice/ui/records';
import { fitsRichText, RichTextField } from '@practice/ui/rich-text';
import { useContext, useState } from 'react';
import { templates } from '../templates.ts';
import type { Cursor } from './use-cursor.ts';

const { Field } = templates;

type ContentFieldProps = { variables: readonly TemplateVariableName[]; cursor: Cursor; error?: string };

/**
 * The content, written in the editor or as HTML. HTML that has more than the editor can hold, such as styles, is written as
 * HTML: so nothing of it is lost by going from one to the other.
 */
export function ContentField({ variables, cursor, error: live }: ContentFieldProps) {
  const uploads = useContext(FormUploadsContext);
  const { content } = useFormValues<typeof templates>();
  const [isHtml, setIsHtml] = useState(() => !fitsRichText(content));
  const [isRefused, setIsRefused] = useState(false);

  function writeRich() {
    const fits = fitsRichText(content);
    setIsRefused(!fits);
    if (!fits) return;
    setIsHtml(false);
    cursor.toEditor();
  }

  return (
    <Box position="relative">
      <Flex role="group" aria-label="Yazma biçimi" css={modesStyle}>
        <ToggleButton size="sm" isPressed={!isHtml} onClick={writeRich}>
          Düzenleyici
        </ToggleButton>
        <ToggleButton size="sm" isPressed={isHtml} onClick={() => uploads?.mustWait() || setIsHtml(true)}>
          HTML
        </ToggleButton>
      </Flex>
      {isRefused ? (
        <Text role="alert" mb="2" color="status.pending.fg" fontSize="sm">
          Bu HTML’de düzenleyicinin gösteremediği biçimler var (stiller, hizalamalar ya da kutular); kaybolmamaları için
          HTML olarak düzenlenir.
        </Text>
      ) : null}
      {isHtml ? (
        <Box {...cursor.ofInput('content')} css={sourceStyle}>
          <Field.TextArea
            name="content"
            rows={16}
            spellCheck={false}
            onChange={() => setIsRefused(false)}
            {...(live ? { error: live } : {})}
          />
        </Box>
      ) : (
        <Field.Controlled name="content">
          {({ name: _, value, onChange, onBlur, label, error, required, ref }) => (
            <RichTextField
              ref={(handle) => {
                cursor.editor.current = handle;
                ref(handle);
              }}
              label={label}
              required={required}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              onFocus={cursor.toEditor}
              error={live ?? error}
              variables={variables.map((name) => templateVariables[name].label)}
              hasVideos={false}
            />
          )}
        </Field.Controlled>
      )}
    </Box>
  );
}

/** Beside the label of the field. */
const modesStyle: SystemStyleObject = { position: 'absolute', insetInlineEnd: '0', top: '-3', zIndex: '1', gap: '1' };

const sourceStyle: SystemStyleObject = { '& textarea': { fontFamily: 'mono', fontSize: 'sm', lineHeight: 'tall' } };
