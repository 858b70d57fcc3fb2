import { isStepDone, missingSteps, type SetupStep, settingValue, setupSteps } from '@practice/contracts';
import { Box, Button, Flex, type SystemStyleObject, Text } from '@practice/ui';
import { ProblemPanel, SectionHeader, StatusBadge } from '@practice/ui/admin';
import { sectionHref, useIsEmbedded } from '@practice/ui/back-office';
import { ButtonLink } from '@practice/ui/router';
import type { Values } from '../settings/editing/edits.ts';
import { useStoredSettings } from '../settings/editing/use-stored-settings.ts';
import { SettingsSkeleton } from '../settings/settings-skeleton.tsx';
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
  const missing = missingSteps(stored);
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
        {setupSteps.map((step) => (
          <Step key={step.key} step={step} isDone={isStepDone(step, stored)} />
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

/** What the buttons of steps say, by whether the step is taken. */
const actionOf = (isDone: boolean | null) => (isDone === null ? 'Gözden geçir' : isDone ? 'Değiştir' : 'Tamamla');

function Step({
  step: { title, description, place, isEssential },
  isDone,
}: {
  step: SetupStep;
  isDone: boolean | null;
}) {
  const { section, ...params } = place;
  return (
    <Flex as="li" css={stepStyle}>
      <Box flex="1" minW="14rem">
        <Flex align="center" gap="2" wrap="wrap">
          <Text fontWeight="medium">{title}</Text>
          <StepState isDone={isDone} isEssential={isEssential} />
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          {description}
        </Text>
      </Box>
      <ButtonLink
        to={sectionHref(section, params)}
        size="sm"
        variant="outline"
        aria-label={`${actionOf(isDone)}: ${title}`}
      >
        {actionOf(isDone)}
      </ButtonLink>
    </Flex>
  );
}

function StepState({ isDone, isEssential }: { isDone: boolean | null; isEssential: boolean }) {
  if (isDone) return <StatusBadge tone="confirmed">Tamam</StatusBadge>;
  if (isDone === false && isEssential) return <StatusBadge tone="pending">Eksik</StatusBadge>;
  return <StatusBadge tone="unknown">İsteğe bağlı</StatusBadge>;
}

const listStyle: SystemStyleObject = {
  listStyleType: 'none',
  maxW: '52rem',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
};

const stepStyle: SystemStyleObject = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '3',
  px: { base: '4', md: '5' },
  py: '3',
  '&:not(:last-of-type)': { borderBottomWidth: '1px' },
};
