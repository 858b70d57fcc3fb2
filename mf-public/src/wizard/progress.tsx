import { Box, chakra, Flex, Icon, type SystemStyleObject, VisuallyHidden } from '@practice/ui';
import { useWatch } from 'react-hook-form';
import { useHydrated } from './deferred/use-hydrated.ts';
import { emptyValues, useWizardForm, type WizardValues } from './form-values.ts';
import { useFormRules } from './load-form-rules.ts';
import { CONFIRMATION, steps } from './steps.ts';

/** Percentage bar and one dot a step. */
export function Progress({ step }: { step: number }) {
  const { control } = useWizardForm();
  const isHydrated = useHydrated();
  const typed = useWatch({ control });
  const values = { ...emptyValues, ...typed };
  const rules = useFormRules(isHydrated && isBegun(values));
  const percent = isHydrated && rules ? rules.progressOf(values, step === CONFIRMATION) : 0;
  return (
    <Box mb={{ base: '7', md: '9' }}>
      <Dots step={step} />
      <Flex align="center" gap="3" mt="4">
        <Box
          role="progressbar"
          aria-label="Randevu talebinin ilerlemesi"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`Yüzde ${percent} tamamlandı`}
          css={barStyle}
        >
          <Box css={fillStyle} style={{ transform: `scaleX(${percent / 100})` }} />
        </Box>
        <Box
          aria-hidden="true"
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          minW="10"
          textAlign="end"
        >
          {`%${percent}`}
        </Box>
      </Flex>
    </Box>
  );
}

/** Whether there is anything to check: a service may have come with the page's address. */
function isBegun({ serviceType: _service, ...values }: WizardValues): boolean {
  return Object.values(values).some(Boolean);
}

function Dots({ step }: { step: number }) {
  return (
    <chakra.ol
      aria-label="Adımlar"
      display="flex"
      flexWrap="wrap"
      gap="2"
      justifyContent="space-between"
      listStyleType="none"
    >
      {steps.map(({ name }, index) => {
        const state = index + 1 < step || step === CONFIRMATION ? 'done' : index + 1 === step ? 'current' : 'ahead';
        return (
          <chakra.li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            display="flex"
            alignItems="center"
            gap="2.5"
            fontSize="sm"
            fontWeight={state === 'current' ? 'semibold' : 'normal'}
            color={state === 'ahead' ? 'fg.muted' : 'fg'}
          >
            <Box css={dotStyle} data-state={state} aria-hidden="true">
              {state === 'done' ? (
                <Icon boxSize="1em" strokeWidth="3">
                  <path d="m5.5 12.5 4 4 9-9.5" />
                </Icon>
              ) : (
                index + 1
              )}
            </Box>
            <chakra.span css={nameStyle}>{name}</chakra.span>
            {state === 'done' ? <VisuallyHidden> (tamamlandı)</VisuallyHidden> : null}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

const barStyle: SystemStyleObject = {
  flex: '1',
  height: '1.5',
  borderRadius: 'full',
  bg: 'pine.muted',
  overflow: 'hidden',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
};

const fillStyle: SystemStyleObject = {
  height: 'full',
  borderRadius: 'full',
  bg: 'pine.solid',
  transformOrigin: 'left',
  transitionProperty: 'transform',
  transitionDuration: 'slow',
  transitionTimingFunction: 'out',
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
};

const dotStyle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  flexShrink: '0',
  borderRadius: 'full',
  borderWidth: '1.5px',
  borderColor: 'border.strong',
  fontSize: 'xs',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=current]': { borderColor: 'pine.solid', bg: 'pine.solid', color: 'pine.contrast' },
  '&[data-state=done]': { borderColor: 'pine.muted', bg: 'pine.muted', color: 'pine.fg', fontSize: 'sm' },
};

/** Phones show the current step's name only; screen readers get them all. */
const nameStyle: SystemStyleObject = {
  'li:not([aria-current]) > &': {
    '@media (max-width: 47.99rem)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
};
