import { Box, Button, Counter, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { ClaimWarning, OtherValue } from '@practice/ui/editing';
import { useLayoutEffect, useRef } from 'react';
import type { TextEdit } from './use-text-edit.ts';

type Props = {
  field: TextEdit['field'];
  edit: NonNullable<TextEdit['edit']>;
  onSubmit: () => void;
  onCancel: () => void;
  /** After a conflict: the own text replaces the other one. */
  onKeepOwn: () => void;
};

/** Id of the panel of a text: its field is described by it. */
export function panelId(label: string): string {
  return `hero-edit-${label.replaceAll(' ', '-')}`;
}

/** Below an open field: its name, how long the text may be, why it was refused, and the buttons. */
export function EditPanel({ field, edit, onSubmit, onCancel, onKeepOwn }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const { draft, isSaving = false, problem, theirs } = edit;
  useLayoutEffect(() => {
    if (panel.current) keepOnScreen(panel.current);
  }, []);
  return (
    <Box position="relative" height="0" zIndex="1">
      {/* Safari does not focus a pressed button: the field would be left, and saved. */}
      <Box ref={panel} css={panelStyle} onMouseDown={(event) => event.preventDefault()}>
        <Flex gap="3" align="baseline">
          <Text fontWeight="semibold">{field.label}</Text>
          {field.maxLength ? <Counter used={draft.trim().length} limit={field.maxLength} /> : null}
        </Flex>
        <Text id={panelId(field.label)} color="fg.muted" fontSize="sm">
          {`${field.isMultiline ? 'Enter kaydeder, Shift+Enter yeni satır açar, Esc vazgeçer.' : 'Enter kaydeder, Esc vazgeçer.'}${field.required ? '' : ' Boş bırakılırsa sitenin kendi metni görünür.'}`}
        </Text>
        {problem ? (
          <Text role="alert" mt="2" color="fg.error" fontSize="sm" fontWeight="medium">
            {problem}
          </Text>
        ) : null}
        <ClaimWarning texts={[draft]} />
        {theirs === undefined ? (
          <Flex mt="3" gap="2">
            <Button size="sm" loading={isSaving} loadingText="Kaydediliyor…" onClick={onSubmit}>
              Kaydet
            </Button>
            <Button size="sm" variant="outline" onClick={onCancel}>
              Vazgeç
            </Button>
          </Flex>
        ) : (
          <OtherValue label={field.label} value={theirs} onTake={onCancel} onKeep={onKeepOwn} />
        )}
      </Box>
    </Box>
  );
}

/** A text at the right edge of a narrow screen has its panel further left; one at the bottom is scrolled up. */
function keepOnScreen(panel: HTMLElement): void {
  const beyond = panel.getBoundingClientRect().right + 16 - document.documentElement.clientWidth;
  if (beyond > 0) panel.style.translate = `${-beyond}px 0`;
  panel.scrollIntoView?.({ block: 'nearest' });
}

const panelStyle: SystemStyleObject = {
  position: 'absolute',
  top: '3',
  // The bar with phone and WhatsApp at the bottom of small screens.
  scrollMarginBottom: '6rem',
  insetStart: '0',
  width: 'min(24rem, calc(100vw - 2rem))',
  px: '4',
  py: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'raised',
  fontSize: 'md',
  textAlign: 'start',
};
