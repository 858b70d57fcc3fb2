import { Box, chakra, Heading, Icon, type SystemStyleObject } from '@practice/ui';
import { useWatch } from 'react-hook-form';
import { useHydrated } from './deferred/use-hydrated.ts';
import { useWizardForm, type WizardValues } from './form-values.ts';
import { useBookableServices } from './services.ts';
import { useWizardState } from './wizard-context.ts';
import { useWizardDates } from './wizard-dates.ts';

/** The entries so far: a side column on wide screens, collapsible below the form on phones. */
export function Summary() {
  const answers = useAnswers();
  const given = answers.filter(({ isComplete }) => isComplete).length;
  return (
    <>
      <Box as="aside" aria-label="Talebinizin özeti" hideBelow="lg" css={panelStyle} position="sticky" top="24">
        <Heading as="h3" size="sm" mb="4">
          Talebinizin özeti
        </Heading>
        <AnswerList answers={answers} />
      </Box>
      <chakra.details hideFrom="lg" css={panelStyle}>
        <chakra.summary css={summaryStyle}>
          Talebinizin özeti
          <chakra.span color="fg.muted" fontWeight="normal" fontSize="sm" ms="auto" whiteSpace="nowrap">
            {`${given} / ${answers.length}`}
          </chakra.span>
          <Icon data-part="arrow">
            <path d="m6 9.5 6 6 6-6" />
          </Icon>
        </chakra.summary>
        <Box pt="4">
          <AnswerList answers={answers} />
        </Box>
      </chakra.details>
    </>
  );
}

type Answer = { label: string; value: string; isComplete: boolean };

function useAnswers(): Answer[] {
  const { control } = useWizardForm();
  const { preselected } = useWizardState();
  const services = useBookableServices();
  const dates = useWizardDates();
  const isHydrated = useHydrated();
  const typed: Partial<WizardValues> = useWatch({ control });
  const values = isHydrated ? typed : { serviceType: preselected };
  const birthDate = dates.plain(values.childBirthDate ?? '');
  return [
    answer('Ebeveyn', values.parentName?.trim()),
    answer('Çocuk', values.childName?.trim(), birthDate && `doğum tarihi ${birthDate}`),
    answer('Hizmet', services.find(({ slug }) => slug === values.serviceType)?.title),
    answer(
      'Tarih ve saat',
      dates.long(values.appointmentDate ?? ''),
      values.appointmentTime && `saat ${values.appointmentTime}`,
    ),
  ];
}

/** The non-empty parts, one per line. */
function answer(label: string, ...parts: (string | undefined)[]): Answer {
  const given = parts.filter((part) => part !== undefined && part !== '');
  return { label, value: given.join('\n'), isComplete: given.length === parts.length };
}

function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <chakra.dl display="grid" gap="4" m="0">
      {answers.map(({ label, value }) => (
        <Box key={label}>
          <chakra.dt fontSize="sm" color="fg.muted" lineHeight="normal">
            {label}
          </chakra.dt>
          <chakra.dd
            m="0"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            lineHeight="normal"
            fontSize="md"
            fontWeight={value ? 'semibold' : 'normal'}
            color={value ? 'fg' : 'fg.subtle'}
          >
            {value || 'Henüz belirtilmedi'}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}

const panelStyle: SystemStyleObject = {
  bg: 'bg.tinted',
  borderRadius: 'lg',
  p: { base: '5', lg: '6' },
  '&[open] [data-part=arrow]': { transform: 'rotate(180deg)' },
};

const summaryStyle: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  minH: '6',
  fontWeight: 'semibold',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
};
