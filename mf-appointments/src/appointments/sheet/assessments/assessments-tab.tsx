import { Box, Button, Skeleton } from '@practice/ui';
import { EmptyState, ProblemPanel } from '@practice/ui/admin';
import { useStaff } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { PlusIcon } from '@practice/ui/icons';
import { useRecordList, useRecordRemoval } from '@practice/ui/records';
import { useState } from 'react';
import { AssessedChildDocument } from '../../../generated/graphql.ts';
import type { TabContentProps } from '../tab.ts';
import { AssessmentCard } from './assessment-card.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { type Assessment, assessments } from './assessments.ts';
import { ScaleCharts } from './scale-charts.tsx';

/** All assessments of the child of an appointment, with a chart for each scale that was used more than once. */
export function AssessmentsTab({ appointment: { id }, onDirty, onChanged }: TabContentProps) {
  const { can } = useStaff();
  const child = useQuery(AssessedChildDocument, { variables: { appointmentId: id }, fetchPolicy: 'cache-and-network' });
  const childProfileId = child.data?.appointmentChildProfile?.id ?? null;
  const list = useRecordList(assessments, {
    variables: childProfileId ? { childProfileId } : { appointmentId: id },
  });
  const { remove, dialog } = useRecordRemoval(assessments, list, { title: () => 'Değerlendirme silinsin mi?' });
  /** The id of the one that is edited; '' for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const { rows, problem } = list;
  const canWrite = can('clinical:write');

  async function saved() {
    setEdited(null);
    onChanged();
    // The first one makes the child's file.
    if (childProfileId === null) await child.refetch().catch(() => undefined);
    await list.refresh();
  }

  const form = (assessment: Assessment | null) => (
    <AssessmentForm
      appointmentId={id}
      assessment={assessment}
      onDirty={onDirty}
      onSaved={() => void saved()}
      onCancel={() => setEdited(null)}
    />
  );

  return (
    <Box display="grid" gap="5">
      {edited === '' ? (
        form(null)
      ) : canWrite ? (
        <Box>
          <Button variant="outline" onClick={() => setEdited('')}>
            <PlusIcon />
            Değerlendirme ekle
          </Button>
        </Box>
      ) : null}
      {rows && rows.length > 0 ? (
        <>
          <ScaleCharts assessments={rows} />
          <Box as="ul" aria-label="Değerlendirmeler" listStyleType="none" display="grid" gap="3">
            {rows.map((assessment: Assessment) => (
              <li key={assessment.id}>
                {edited === assessment.id ? (
                  form(assessment)
                ) : (
                  <AssessmentCard
                    assessment={assessment}
                    isOfThis={assessment.appointmentId === id}
                    isHighlighted={list.highlighted.has(assessment.id)}
                    onEdit={canWrite ? () => setEdited(assessment.id) : null}
                    onRemove={remove}
                  />
                )}
              </li>
            ))}
          </Box>
        </>
      ) : rows ? (
        <EmptyState
          icon="calendar-check"
          title="Henüz değerlendirme yok"
          description="Test ve ölçek sonuçları burada durur; aynı ölçek yinelenince değişimi çizilir."
        />
      ) : problem ? (
        <ProblemPanel message={problem.message} onRetry={list.refresh} />
      ) : (
        <Skeleton height="24" borderRadius="md" />
      )}
      {dialog}
    </Box>
  );
}
