import { Box, Button, Flex, Grid, Skeleton } from '@practice/ui';
import { ProblemPanel, SaveState, StatusBadge, Tabs, VersionDialog } from '@practice/ui/admin';
import { useState } from 'react';
import { Panel, type PanelKey, panels } from './field-panels.tsx';
import { PagePreview } from './page-preview.tsx';
import { usePageForm } from './use-page-form.ts';

const keys = Object.keys(panels) as PanelKey[];

/** The texts of the appointment page, and whether requests are taken. */
export function AppointmentPageTab() {
  const form = usePageForm();
  const [current, setCurrent] = useState<PanelKey>('basic');
  const { values, problem, errors, isDirty, isSaving } = form;
  if (problem) return <ProblemPanel title="Randevu sayfası yüklenemedi" message={problem} onRetry={form.reload} />;
  if (!values) return <Skeleton height="20rem" />;

  async function save() {
    const refused = await form.save();
    const tab = keys.find((key) => panels[key].fields.some((field) => refused.includes(field)));
    if (tab) setCurrent(tab);
  }

  return (
    <Box>
      <Flex align="center" gap="3" wrap="wrap" mb="4">
        <StatusBadge tone={values.isActive ? 'confirmed' : 'cancelled'}>
          {values.isActive ? 'Randevu alınıyor' : 'Randevu alınmıyor'}
        </StatusBadge>
        <Box flex="1">
          <SaveState state={isSaving ? 'saving' : isDirty ? 'dirty' : 'clean'} />
        </Box>
        <Button variant="outline" disabled={!isDirty || isSaving} onClick={form.reset}>
          Vazgeç
        </Button>
        <Button disabled={!isDirty} loading={isSaving} loadingText="Kaydediliyor…" onClick={() => void save()}>
          Kaydet
        </Button>
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }} gap="6" alignItems="start">
        <Tabs
          label="Randevu sayfası"
          isOnPage
          current={current}
          onChoose={setCurrent}
          tabs={keys.map((key) => ({
            key,
            title: panels[key].title,
            content: <Panel>{panels[key].panel({ form, values })}</Panel>,
            problems: panels[key].fields.filter((field) => errors[field]).length,
          }))}
        />
        <PagePreview values={values} />
      </Grid>
      {form.disputes ? (
        <VersionDialog fields={form.disputes} onClose={form.closeDisputes} onChoose={(own) => void form.resolve(own)} />
      ) : null}
    </Box>
  );
}
