import { DESTRUCTION_RECORD_YEARS, keepReasonLabels, personalDataKindLabels } from '@practice/contracts';
import { Box, Skeleton, Text } from '@practice/ui';
import { DetailSection, formatDateTime, ProblemPanel } from '@practice/ui/admin';
import type { DestructionRecordsQuery } from '../../generated/graphql.ts';
import type { FoundData } from './use-personal-data.ts';

/** What was decided on a request until now: what was erased, and what is kept and why. */
export function DestructionList({ found: { decided, decidedProblem, refreshDecided } }: { found: FoundData }) {
  return (
    <DetailSection title="İmha kayıtları">
      {decidedProblem ? (
        <ProblemPanel message={decidedProblem.message} onRetry={() => void refreshDecided()} />
      ) : !decided ? (
        <Skeleton height="4" width="60%" />
      ) : decided.length === 0 ? (
        <Text color="fg.muted">Bu başvuruda henüz bir kayıt silinmedi veya saklanmasına karar verilmedi.</Text>
      ) : (
        <>
          <Box as="ul" listStyleType="none" display="grid" gap="2">
            {decided.map((record) => (
              <li key={record.id}>
                <Text>{wordsOf(record)}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {`${formatDateTime(record.at)} · ${record.decidedBy ?? 'Sistem'}`}
                </Text>
              </li>
            ))}
          </Box>
          <Text color="fg.muted" fontSize="sm" mt="3">
            Kimseyi adıyla anmaz ve {DESTRUCTION_RECORD_YEARS} yıl saklanır.
          </Text>
        </>
      )}
    </DetailSection>
  );
}

function wordsOf({ kind, count, keepReason }: DestructionRecordsQuery['destructionRecords'][number]): string {
  const what = `${count} ${personalDataKindLabels[kind].toLocaleLowerCase('tr')}`;
  return keepReason ? `${what} saklandı: ${keepReasonLabels[keepReason]}` : `${what} silindi`;
}
