import { Box, Button, chakra, Flex, Text } from '@practice/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import { isInSeries } from '../record/appointment.ts';
import { OverlapDialog } from '../record/overlap-dialog.tsx';
import { ScopeDialog } from '../record/scope-dialog.tsx';
import type { ServiceOption } from '../record/use-service-titles.ts';
import { type EditedRecord, valuesOf } from './form-values.ts';
import { OtherFields } from './other-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { SeriesFields } from './series-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Editor } from './use-editor.ts';
import { VersionDialog, type Versions } from './version-dialog.tsx';

type AppointmentFormProps = {
  /** Id of the form element, so that buttons outside it can submit it. */
  id: string;
  editor: Editor;
  /** The current record; null for a new appointment. */
  record: EditedRecord | null;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  changedBy?: Versions['changedBy'];
};

/** The appointment form, with the dialogs that saving may open. */
export function AppointmentForm({ id, editor, record, services, titleOf, changedBy }: AppointmentFormProps) {
  const { form, saving, isOutdated, base } = editor;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isSaving) void editor.submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!saving.isSaving) void editor.submit();
  }

  return (
    <>
      <chakra.form id={id} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate display="grid" gap="7">
        {isOutdated && record ? <Outdated onCompare={() => saving.compare(record)} /> : null}
        {base && isInSeries(base) ? (
          <Text color="fg.muted" fontSize="sm">
            Bu randevu bir serinin parçası. Kaydederken değişikliğin hangi randevular için geçerli olacağı sorulur.
          </Text>
        ) : null}
        <PersonFields form={form} />
        <TimeFields form={form} services={withStored(services, base?.serviceType, titleOf)} />
        <SeriesFields form={form} isEditing={base !== null} />
        <OtherFields form={form} />
        <Box role="alert">
          {saving.problem ? (
            <Text color="fg.error" fontWeight="medium">
              {saving.problem}
            </Text>
          ) : null}
        </Box>
      </chakra.form>
      <SavePrompts editor={editor} titleOf={titleOf} changedBy={changedBy} />
    </>
  );
}

/** A stored service that is no longer offered stays selectable for its appointment. */
function withStored(services: readonly ServiceOption[], stored: string | undefined, titleOf: (slug: string) => string) {
  if (!stored || services.some(({ value }) => value === stored)) return services;
  return [...services, { value: stored, label: titleOf(stored) }];
}

function Outdated({ onCompare }: { onCompare: () => void }) {
  return (
    <Flex
      role="status"
      position="sticky"
      top="0"
      zIndex="1"
      align="center"
      gap="3"
      wrap="wrap"
      px="3"
      py="2"
      bg="status.pending.bg"
      color="status.pending.fg"
      borderWidth="1px"
      borderColor="status.pending.border"
      borderRadius="md"
    >
      <Text flex="1" minW="12rem" fontWeight="medium">
        Bu kayıt siz düzenlerken değiştirildi.
      </Text>
      <Button size="sm" variant="outline" onClick={onCompare}>
        Karşılaştır
      </Button>
    </Flex>
  );
}

type SavePromptsProps = Pick<AppointmentFormProps, 'editor' | 'titleOf' | 'changedBy'>;

function SavePrompts({ editor, titleOf, changedBy }: SavePromptsProps) {
  const { saving, form, base, rebase, submit } = editor;
  const { prompt } = saving;
  const versions =
    prompt?.kind === 'version' && base
      ? { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(prompt.current), changedBy }
      : null;
  return (
    <>
      <ScopeDialog
        open={prompt?.kind === 'scope'}
        action="edit"
        onClose={saving.cancel}
        onChoose={saving.chooseScope}
        isSaving={saving.isSaving}
      />
      <OverlapDialog
        obstacles={prompt?.kind === 'overlap' ? prompt.obstacles : null}
        onClose={saving.cancel}
        onConfirm={saving.saveAnyway}
        isSaving={saving.isSaving}
      />
      <VersionDialog
        versions={versions}
        titleOf={titleOf}
        onClose={saving.cancel}
        onChoose={(values) => {
          if (prompt?.kind !== 'version') return;
          rebase(prompt.current, values);
          saving.answered();
          void submit();
        }}
      />
    </>
  );
}
