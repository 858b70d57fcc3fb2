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
  /** Of the form element, so that buttons outside of it can send it. */
  id: string;
  editor: Editor;
  /** The record as it is now; null for a new appointment. */
  record: EditedRecord | null;
  services: readonly ServiceOption[];
  titleOf: (slug: string) => string;
  changedBy?: Versions['changedBy'];
};

/** The appointment form (document 2, section 2), with the questions that saving may bring. */
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
      <Questions editor={editor} titleOf={titleOf} changedBy={changedBy} />
    </>
  );
}

/** A stored service that is offered no more stays a choice of its appointment. */
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

type QuestionsProps = Pick<AppointmentFormProps, 'editor' | 'titleOf' | 'changedBy'>;

function Questions({ editor, titleOf, changedBy }: QuestionsProps) {
  const { saving, form, base, rebase, submit } = editor;
  const { question } = saving;
  const versions =
    question?.kind === 'version' && base
      ? { base: valuesOf(base), mine: form.getValues(), theirs: valuesOf(question.current), changedBy }
      : null;
  return (
    <>
      <ScopeDialog
        open={question?.kind === 'scope'}
        deed="edit"
        onClose={saving.cancel}
        onChoose={saving.chooseScope}
        isSaving={saving.isSaving}
      />
      <OverlapDialog
        obstacles={question?.kind === 'overlap' ? question.obstacles : null}
        onClose={saving.cancel}
        onConfirm={saving.saveAnyway}
        isSaving={saving.isSaving}
      />
      <VersionDialog
        versions={versions}
        titleOf={titleOf}
        onClose={saving.cancel}
        onChoose={(values) => {
          if (question?.kind !== 'version') return;
          rebase(question.current, values);
          saving.answered();
          void submit();
        }}
      />
    </>
  );
}
