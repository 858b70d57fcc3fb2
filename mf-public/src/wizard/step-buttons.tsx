import { Button, Flex } from '@practice/ui';
import type { MouseEvent } from 'react';
import { SOLVING } from '../challenges/send-solved.ts';
import { FIRST_STEP, SENDING_STEP } from './steps.ts';
import { useWizardState } from './wizard-context.ts';

/** Geri, İleri and the button that sends. */
export function StepButtons() {
  const { step, back, isPending, isSolving, failure } = useWizardState();
  const isLast = step === SENDING_STEP;
  return (
    <Flex
      gap="3"
      wrap={isLast ? undefined : 'wrap-reverse'}
      mt={{ base: '8', md: '10' }}
      justify="space-between"
      direction={isLast ? { base: 'column-reverse', sm: 'row' } : 'row'}
    >
      <Button
        variant="outline"
        size="lg"
        disabled={step === FIRST_STEP || isPending}
        onClick={back}
        onMouseDown={keepFocus}
      >
        Geri
      </Button>
      <Button
        type="submit"
        size="lg"
        loading={isPending}
        loadingText={isSolving ? SOLVING : isLast ? 'Gönderiliyor…' : 'Kontrol ediliyor…'}
        onMouseDown={keepFocus}
        onClick={ignoreSecondOfDoubleClick}
      >
        {isLast ? 'Randevu Talebini Gönder' : failure && !failure.isFinal ? 'Tekrar Dene' : 'İleri'}
      </Button>
    </Flex>
  );
}

/** A message that appears on blur would push the button away between press and release. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/**
 * A double click on "İleri" means one step and must not press the next step's button. Right after a step change the focus
 * is on its heading; when it is in a field, somebody (or autofill) has filled that in and the click is meant.
 */
function ignoreSecondOfDoubleClick(event: MouseEvent) {
  if (event.detail > 1 && !document.activeElement?.matches('input, textarea')) event.preventDefault();
}
