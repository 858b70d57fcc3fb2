import { type EmailTemplateCategory, variablesFor } from '@practice/contracts';
import { Box, Button, Flex, Skeleton, Text, VisuallyHidden } from '@practice/ui';
import { FilterSelect, formatDate, SideSheet, Tabs } from '@practice/ui/admin';
import { type Problem, readProblem, useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { EmailTemplatePreviewDocument, PreviewAppointmentsDocument } from '../../../generated/graphql.ts';
import { EmailFrame } from './email-frame.tsx';

/** What is typed and not saved. */
export type TemplateDraft = { subject: string; heading: string; content: string };

type PreviewSheetProps = {
  /** Null: a new template. */
  id: string | null;
  category: EmailTemplateCategory;
  name: string;
  draft?: TemplateDraft;
  onClose: () => void;
};

const tabKeys = ['desktop', 'phone', 'text'] as const;

/** An e-mail as its recipient would get it, wide, narrow and as plain text, with invented data or that of an appointment. */
export function PreviewSheet({ id, category, name, draft, onClose }: PreviewSheetProps) {
  const [tab, setTab] = useState<(typeof tabKeys)[number]>('desktop');
  const [appointmentId, setAppointmentId] = useState('');
  const { data, error, loading, refetch } = useQuery(EmailTemplatePreviewDocument, {
    variables: { id, input: { ...draft, category, appointmentId: appointmentId || null } },
    fetchPolicy: 'network-only',
  });
  const preview = data?.emailTemplatePreview;
  const hasAppointment = variablesFor({ id, category }).includes('parentName');

  function shown(kind: (typeof tabKeys)[number]) {
    if (error) return <Failed problem={readProblem(error)} isLoading={loading} onRetry={() => void refetch()} />;
    if (!preview) return <Loading />;
    if (kind === 'text') return <PlainText text={preview.text} />;
    return (
      <EmailFrame
        title={`${name}, ${kind === 'phone' ? 'telefonda' : 'masaüstünde'}`}
        html={preview.content}
        isNarrow={kind === 'phone'}
      />
    );
  }

  return (
    <SideSheet open size="lg" onClose={onClose} title={`Önizleme: ${name}`} subtitle={preview?.subject}>
      {hasAppointment ? <AppointmentChoice value={appointmentId} onChange={setAppointmentId} /> : null}
      <Tabs
        label="Önizleme"
        current={tab}
        onChoose={setTab}
        tabs={[
          { key: 'desktop', title: 'Masaüstü', content: tab === 'desktop' ? shown('desktop') : null },
          { key: 'phone', title: 'Telefon', content: tab === 'phone' ? shown('phone') : null },
          { key: 'text', title: 'Düz metin', content: tab === 'text' ? shown('text') : null },
        ]}
      />
    </SideSheet>
  );
}

function AppointmentChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useQuery(PreviewAppointmentsDocument, { fetchPolicy: 'cache-and-network' });
  const options = (data?.appointments.items ?? []).map(({ id, childName, appointmentDate, appointmentTime }) => ({
    value: id,
    label: `${childName}, ${formatDate(appointmentDate)} ${appointmentTime}`,
  }));
  return (
    <Flex mb="3">
      <FilterSelect label="Bilgiler" all="Örnek bilgilerle" value={value} options={options} onChange={onChange} />
    </Flex>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" fontFamily="mono" fontSize="sm" pt="4">
      {text}
    </Text>
  );
}

type FailedProps = { problem: Problem; isLoading: boolean; onRetry: () => void };

/** What is wrong with a text is said by its field; of a draft there is no other place for it. */
function Failed({ problem, isLoading, onRetry }: FailedProps) {
  return (
    <Flex role="alert" align="center" gap="3" wrap="wrap" pt="4">
      <Text color="fg.muted">{`Önizleme gösterilemiyor. ${problem.errors[0]?.message ?? problem.message}`}</Text>
      <Button size="sm" variant="outline" loading={isLoading} onClick={onRetry}>
        Tekrar dene
      </Button>
    </Flex>
  );
}

function Loading() {
  return (
    <Box display="grid" gap="2.5" pt="4">
      <VisuallyHidden role="status">Önizleme hazırlanıyor…</VisuallyHidden>
      {['40%', '90%', '75%', '85%', '30%'].map((width) => (
        <Skeleton key={width} height="4" width={width} />
      ))}
    </Box>
  );
}
