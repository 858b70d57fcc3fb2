import { DATA_REQUEST_DAYS, dataRequestKindLabels, gdprRequestKinds, settingValue, today } from '@practice/contracts';
import { SimpleGrid } from '@practice/ui';
import { formatDateTime } from '@practice/ui/admin';
import { DateField } from '@practice/ui/date';
import { RecordDialog, type RecordEditor } from '@practice/ui/records';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import { type DataRequest, dataRequests } from './data-requests.ts';

const { Field } = dataRequests;

/** A request as it came in, and what became of it. */
export function DataRequestDialog({ editor }: { editor: RecordEditor<DataRequest, keyof typeof dataRequests.fields> }) {
  const { record } = editor;
  const kinds = useRequestKinds(record?.kind);
  return (
    <RecordDialog editor={editor}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Field.Select name="kind" options={kinds} />
        <Field.Select name="channel" />
      </SimpleGrid>
      <Field.Text name="name" autoComplete="off" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Field.Text name="email" type="email" inputMode="email" autoComplete="off" />
        <Field.Text name="phone" type="tel" inputMode="tel" autoComplete="off" />
      </SimpleGrid>
      <Field.Controlled name="receivedOn">
        {(input) => (
          <DateField {...input} today={today()} hint={`Cevap süresi bu günden başlar: ${DATA_REQUEST_DAYS} gün.`} />
        )}
      </Field.Controlled>
      <Field.TextArea name="details" />
      <Field.TextArea name="identityCheck" rows={2} hint={identityHint(record)} />
      <Field.TextArea name="answer" />
      {record ? (
        <Field.Checkbox name="isClosed" label="Başvuru kapandı" hint="Kapatmadan önce verilen cevabı yazın." />
      ) : null}
    </RecordDialog>
  );
}

function identityHint(record: DataRequest | null | undefined): string {
  const { identityCheckedBy: by, identityCheckedAt: at } = record ?? {};
  if (at) return `${by ?? 'Sistem'}, ${formatDateTime(at)}`;
  return 'Kim olduğundan emin olmadan kimseye veri verilmez, veri silinmez.';
}

type Kind = DataRequest['kind'];

/** The kinds that staff choose from: those of the GDPR with `gdpr_enabled` alone, or where the request has one. */
function useRequestKinds(current: Kind | undefined): { value: string; label: string }[] {
  const { stored } = useStoredSettings();
  const hasGdpr = settingValue(stored ?? {}, 'gdpr_enabled') === 'true';
  const isOffered = (kind: Kind) => hasGdpr || kind === current || !gdprRequestKinds.includes(kind);
  return Object.entries(dataRequestKindLabels)
    .filter(([kind]) => isOffered(kind as Kind))
    .map(([value, label]) => ({ value, label }));
}
