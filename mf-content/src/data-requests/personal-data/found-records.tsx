import { keepReasonLabels, personalDataKindLabels } from '@practice/contracts';
import { Box, CheckboxField, SelectField, Skeleton, Text, VisuallyHidden } from '@practice/ui';
import { choicesOf, DetailSection, EmptyState, formatCount, formatDate, ProblemPanel } from '@practice/ui/admin';
import type { KeepReason } from '../../generated/graphql.ts';
import { type Choice, type FoundRecord, goesAlong, groupsOf, isChosen } from './choice.ts';
import type { FoundData } from './use-personal-data.ts';

type FoundRecordsProps = {
  found: FoundData;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  keepReason: KeepReason | null;
  onKeepReason: (reason: KeepReason | null) => void;
};

const reasons = choicesOf(keepReasonLabels);

/** The records kind by kind, each with a box, and why the others are kept. */
export function FoundRecords({ found, choice, onChoose, keepReason, onKeepReason }: FoundRecordsProps) {
  const { records, problem } = found;
  if (problem) return <ProblemPanel message={problem.message} onRetry={() => void found.refreshFound()} />;
  if (!records) return <Loading />;
  if (records.length === 0) {
    return (
      <EmptyState
        icon="inbox"
        title="Kayıtlı veri bulunamadı"
        description="Başvurudaki telefon ve e-posta ile tutulan randevu, çocuk dosyası veya mesaj yok."
      />
    );
  }
  const isKept = records.some((record) => !isChosen(record, choice));

  function choose(some: readonly FoundRecord[], isOn: boolean) {
    const next = new Set(choice);
    for (const { id } of some) isOn ? next.add(id) : next.delete(id);
    onChoose(next);
  }

  return (
    <>
      <Box>
        <Text role="status">
          {`${formatCount(records.length)} kayıt bulundu. Silinecekleri seçin; dışa aktarmada hepsi yer alır.`}
        </Text>
        <CheckboxField
          label="Tümünü seç"
          checked={!isKept}
          onChange={(event) => choose(records, event.target.checked)}
        />
      </Box>
      {groupsOf(records).map((group) => (
        <DetailSection key={group.kind} title={`${personalDataKindLabels[group.kind]} (${group.records.length})`}>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {group.records.map((record) => (
              <Box as="li" key={record.id} borderBottomWidth="1px" overflowWrap="anywhere">
                <CheckboxField
                  label={
                    <>
                      <span>{record.description}</span>
                      <Text as="span" display="block" color="fg.muted" fontSize="sm">
                        {`${formatDate(record.date)}${record.partOfId ? ` · ${ownerOf(record, records)}` : ''}`}
                      </Text>
                    </>
                  }
                  checked={isChosen(record, choice)}
                  disabled={goesAlong(record, choice)}
                  onChange={(event) => choose([record], event.target.checked)}
                />
              </Box>
            ))}
          </Box>
        </DetailSection>
      ))}
      {isKept ? (
        <SelectField
          label="Seçilmeyenler neden saklanıyor?"
          placeholder="Henüz karar verilmedi"
          value={keepReason ?? ''}
          options={reasons}
          onChange={(event) => onKeepReason((event.target.value || null) as KeepReason | null)}
          hint="Seçtiğiniz neden imha kayıtlarına yazılır."
        />
      ) : null}
    </>
  );
}

/** With what a record goes along. */
function ownerOf({ partOfId }: FoundRecord, records: readonly FoundRecord[]): string {
  const owner = records.find(({ id }) => id === partOfId);
  return owner?.kind === 'appointment'
    ? `${formatDate(owner.date)} tarihli randevuyla birlikte silinir`
    : 'Çocuk dosyasıyla birlikte silinir';
}

function Loading() {
  return (
    <Box display="grid" gap="3">
      <VisuallyHidden role="status">Kayıtlar aranıyor…</VisuallyHidden>
      <Skeleton height="4" width="50%" />
      <Skeleton height="10" />
      <Skeleton height="10" />
    </Box>
  );
}
