import { dataRequestKindLabels, formatPhone } from '@practice/contracts';
import { Box, Button } from '@practice/ui';
import { EmptyState, SideSheet } from '@practice/ui/admin';
import { useState } from 'react';
import type { KeepReason } from '../../generated/graphql.ts';
import type { DataRequest } from '../data-requests.ts';
import { type Choice, isChosen } from './choice.ts';
import { DestructionList } from './destruction-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { FoundRecords } from './found-records.tsx';
import { useErasure } from './use-erasure.tsx';
import { missingFor, usePersonalData } from './use-personal-data.ts';

type PersonalDataSheetProps = { request: DataRequest; onClose: () => void; onEdit: () => void };

/** What is held about whoever made a request: given to them as a file, erased, or kept for a reason. */
export function PersonalDataSheet({ request, onClose, onEdit }: PersonalDataSheetProps) {
  const found = usePersonalData(request);
  const [choice, setChoice] = useState<Choice>(new Set());
  const [keepReason, setKeepReason] = useState<KeepReason | null>(null);
  const erasure = useErasure({
    request,
    onDone: () => {
      setChoice(new Set());
      setKeepReason(null);
      return found.refresh();
    },
  });
  const missing = missingFor(request);
  const records = found.records ?? [];
  const chosen = records.filter((record) => isChosen(record, choice));
  const canDecide = chosen.length > 0 || (keepReason !== null && records.length > 0);
  const { name, kind, email, phone } = request;

  return (
    <SideSheet
      open
      size="lg"
      onClose={onClose}
      isDirty={canDecide}
      title={`Kayıtlı veriler: ${name}`}
      subtitle={[dataRequestKindLabels[kind], email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
      footer={
        found.records ? (
          <>
            <ExportButtons requestId={request.id} />
            {records.length > 0 ? (
              <Button
                ms="auto"
                colorPalette={chosen.length > 0 ? 'red' : 'pine'}
                disabled={!canDecide}
                onClick={() => void erasure.decide({ records, choice, keepReason })}
              >
                {chosen.length > 0 ? `Sil (${chosen.length})` : keepReason ? 'Kararı kaydet' : 'Sil'}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Box display="grid" gap="6">
        {missing ? (
          <EmptyState
            icon="scale"
            title="Kayıtlar henüz gösterilemiyor"
            description={missing}
            action={
              <Button variant="outline" onClick={onEdit}>
                Başvuruyu düzenle
              </Button>
            }
          />
        ) : (
          <FoundRecords
            found={found}
            choice={choice}
            onChoose={setChoice}
            keepReason={keepReason}
            onKeepReason={setKeepReason}
          />
        )}
        <DestructionList found={found} />
      </Box>
      {erasure.dialog}
    </SideSheet>
  );
}
