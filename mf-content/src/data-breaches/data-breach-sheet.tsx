import { BREACH_NOTICE_HOURS, breachDataKindLabels, breachPeopleKindLabels, today } from '@practice/contracts';
import { Anchor, Stack, Text } from '@practice/ui';
import { FieldGroup, FullWidth, formatDateTime } from '@practice/ui/admin';
import { sectionHref } from '@practice/ui/back-office';
import { DateField } from '@practice/ui/date';
import { type RecordEditor, RecordSheet } from '@practice/ui/records';
import { Link } from '@practice/ui/router';
import { InstantField } from '../fields/instant-field.tsx';
import { Clock } from './clock.tsx';
import { type DataBreach, dataBreaches } from './data-breaches.ts';
import { KindChoices } from './kind-choices.tsx';

const { Field } = dataBreaches;

/** All that the register says of a breach, in the order in which it becomes known. */
export function DataBreachSheet({ editor }: { editor: RecordEditor<DataBreach, keyof typeof dataBreaches.fields> }) {
  const { record } = editor;
  return (
    <RecordSheet editor={editor} size="lg">
      <Stack gap="6">
        {record ? <Stand breach={record} /> : null}
        <FieldGroup title="Olay">
          <FullWidth>
            <Field.Text name="title" placeholder="Örneğin: yanlış kişiye giden e-posta" />
          </FullWidth>
          <Field.Controlled name="noticedAt">
            {({ ref: _, name: __, ...input }) => (
              <InstantField {...input} hint={`${BREACH_NOTICE_HOURS} saat bu andan başlar.`} />
            )}
          </Field.Controlled>
          <Field.Controlled name="occurredAt">
            {({ ref: _, name: __, ...input }) => <InstantField {...input} hint="Bilinmiyorsa boş bırakın." />}
          </Field.Controlled>
          <Field.Text name="noticedBy" />
          <Field.Select
            name="state"
            {...(record && record.state !== 'draft' ? { options: withoutDraft } : {})}
            hint="Taslak: ihlal olduğu henüz kesin değil. Süre yine de işler."
          />
          <FullWidth>
            <Field.TextArea name="description" />
          </FullWidth>
        </FieldGroup>
        <FieldGroup title="Kimler ve neler etkilendi">
          <Field.Controlled name="dataKinds">
            {({ ref: _, name: __, onBlur: ___, ...input }) => <KindChoices {...input} labels={breachDataKindLabels} />}
          </Field.Controlled>
          <Field.Controlled name="peopleKinds">
            {({ ref: _, name: __, onBlur: ___, ...input }) => (
              <KindChoices {...input} labels={breachPeopleKindLabels} />
            )}
          </Field.Controlled>
          <Field.Number name="peopleCount" hint="Bilinmiyorsa boş bırakın." />
        </FieldGroup>
        <FieldGroup title="Alınan önlemler">
          <FullWidth>
            <Field.TextArea name="measures" />
          </FullWidth>
        </FieldGroup>
        <FieldGroup title="Kurul’a (KVKK) bildirim">
          <Field.Controlled name="boardNotifiedAt">
            {({ ref: _, name: __, ...input }) => <InstantField {...input} />}
          </Field.Controlled>
          <Field.Text name="boardReference" autoComplete="off" />
          <FullWidth>
            <Field.TextArea name="boardNote" rows={2} />
          </FullWidth>
        </FieldGroup>
        <FieldGroup title="İlgili kişilere bildirim">
          <Field.Controlled name="peopleNotifiedOn">
            {(input) => <DateField {...input} today={today()} max={today()} />}
          </Field.Controlled>
          <FullWidth>
            <Field.TextArea name="peopleNote" rows={2} />
          </FullWidth>
        </FieldGroup>
      </Stack>
    </RecordSheet>
  );
}

const withoutDraft = dataBreaches.fields.state.options?.filter(({ value }) => value !== 'draft') ?? [];

/** Where the breach stands, and where its history is. */
function Stand({ breach }: { breach: DataBreach }) {
  return (
    <Stack gap="1" align="flex-start">
      <Clock breach={breach} />
      <Text color="fg.muted" fontSize="sm">
        {breach.closedAt
          ? `${formatDateTime(breach.closedAt)} tarihinde kapatan: ${breach.closedBy ?? 'Sistem'}`
          : `Kurul’a bildirim için son an: ${formatDateTime(breach.notifyBy)}`}
      </Text>
      <Anchor asChild fontSize="sm">
        <Link to={sectionHref('audit-log', { q: breach.id })}>Kim, ne zaman neyi değiştirdi</Link>
      </Anchor>
    </Stack>
  );
}
