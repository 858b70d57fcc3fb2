import {
  areServicesReviewed,
  EXAMPLE_TEXT_NOTE,
  isStepDone,
  missingSteps,
  type SetupChecks,
  type SetupStep,
  settingValue,
  setupSteps,
} from '@practice/contracts';
import { Box, Button, type SystemStyleObject } from '@practice/ui';
import { ProblemPanel, SectionHeader, StatusBadge } from '@practice/ui/admin';
import { sectionHref, useIsEmbedded, useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { ButtonLink } from '@practice/ui/router';
import { SetupChecksDocument, type SetupChecksQuery } from '../generated/graphql.ts';
import type { Values } from '../settings/editing/edits.ts';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
import { ExampleDataStep } from './example-data-step.tsx';
import { StepRow } from './step-row.tsx';
import { useOpening } from './use-opening.tsx';

/** What is left to do before the practice opens its site, and opening it. */
export default function SetupScreen() {
  const { stored, refresh, problem } = useStoredSettings();
  if (stored) return <Setup stored={stored} refresh={refresh} />;
  if (!problem) return <SettingsSkeleton />;
  return <ProblemPanel title="Kurulum yüklenemedi" message={problem.message} onRetry={refresh} />;
}

function Setup({ stored, refresh }: { stored: Values; refresh: () => Promise<Values> }) {
  const isOpen = settingValue(stored, 'site_open') === 'true';
  const checks = useSetupChecks();
  const missing = missingSteps(stored, checks);
  const { ask, dialog } = useOpening({ missing, refresh });
  const isEmbedded = useIsEmbedded();
  return (
    <>
      <SectionHeader
        title={isEmbedded ? 'Siteniz henüz açık değil' : 'Kurulum'}
        description={isOpen ? 'Siteniz açık. Her adıma buradan dönebilirsiniz.' : waiting(missing.length)}
        actions={
          isOpen ? (
            <StatusBadge tone="confirmed">Site açık</StatusBadge>
          ) : (
            <>
              <StatusBadge tone="pending">Yakında</StatusBadge>
              <Button onClick={ask}>Siteyi aç</Button>
            </>
          )
        }
      />
      <Box as="ol" aria-label="Kurulum adımları" css={listStyle}>
        <ExampleDataStep />
        {setupSteps.map((step) => (
          <Step key={step.key} step={step} isDone={isStepDone(step, stored, checks)} />
        ))}
      </Box>
      {dialog}
    </>
  );
}

function waiting(missing: number): string {
  const visitors = 'Ziyaretçiler “Yakında” sayfasını görüyor.';
  return missing > 0 ? `${visitors} ${missing} adım eksik.` : `${visitors} Açmaya hazırsınız.`;
}

function Step({ step, isDone }: { step: SetupStep; isDone: boolean | null }) {
  const { title, description, place, isEssential } = step;
  const { section, ...params } = place;
  const action = actionOf(isDone, isEssential);
  return (
    <StepRow
      title={title}
      badge={<StepState isDone={isDone} isEssential={isEssential} />}
      action={
        <ButtonLink to={sectionHref(section, params)} size="sm" variant="outline" aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      }
    >
      {description}
    </StepRow>
  );
}

/** What the buttons of steps say. */
function actionOf(isDone: boolean | null, isEssential: boolean): string {
  if (isDone) return 'Değiştir';
  return isDone === false && isEssential ? 'Tamamla' : 'Gözden geçir';
}

function StepState({ isDone, isEssential }: { isDone: boolean | null; isEssential: boolean }) {
  if (isDone) return <StatusBadge tone="confirmed">Tamam</StatusBadge>;
  if (isDone === false && isEssential) return <StatusBadge tone="pending">Eksik</StatusBadge>;
  return isEssential ? null : <StatusBadge tone="unknown">İsteğe bağlı</StatusBadge>;
}

const listStyle: SystemStyleObject = {
  listStyleType: 'none',
  maxW: '52rem',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
};

const NEWS = new Set(['legal-text.changed', 'calendar.changed', 'therapy-service.changed', 'user.changed', 'reset']);

/** What the steps that are not about settings need to know; nothing until it is there, or when it cannot be read. */
function useSetupChecks(): SetupChecks {
  const { data, refetch } = useQuery(SetupChecksDocument, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    // The steps are left as they were.
    if (NEWS.has(type)) refetch().catch(() => undefined);
  });
  return data ? checksOf(data as SetupChecksQuery) : {};
}

function checksOf({ legalTexts, workingHours, therapyServices, users }: SetupChecksQuery): SetupChecks {
  return {
    legalTexts: !legalTexts.some(({ bodyHtml }) => bodyHtml.includes(EXAMPLE_TEXT_NOTE)),
    hours: workingHours.some(({ version }) => version > 1),
    services: areServicesReviewed(therapyServices),
    colleague: users.length > 1,
  };
}
