import { Box, Button, Text } from '@practice/ui';
import { useEffect, useRef } from 'react';
import { useOpenRefusals } from './refusals.ts';
import { fieldNames, SENDING_STEP, stepOf, steps } from './steps.ts';
import { useWizardState } from './wizard-context.ts';

/** On the last step: the fields that the server rejected, as links to their steps. */
export function RefusedFields() {
  const { step, refusals, goToField } = useWizardState();
  const open = useOpenRefusals(refusals);
  const isShown = step === SENDING_STEP && open.length > 0;
  const frame = useRef<HTMLDivElement>(null);

  // The rejected fields are on other steps: move focus to this list after sending.
  useEffect(() => {
    if (refusals.length === 0) return;
    frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.querySelector('button')?.focus();
  }, [refusals]);

  return (
    <Box role="alert" ref={frame}>
      {isShown ? (
        <Box
          mt="8"
          mb="6"
          p="4"
          borderRadius="md"
          borderWidth="1px"
          borderColor="status.pending.border"
          bg="status.pending.bg"
        >
          <Text fontWeight="semibold" lineHeight="snug">
            {`Talebiniz gönderilemedi: ${open.length === 1 ? 'bir bilginin' : 'bazı bilgilerin'} düzeltilmesi gerekiyor`}
          </Text>
          <Box as="ul" listStyleType="none" mt="3" display="grid" gap="3">
            {open.map(({ field, message }) => (
              <li key={field}>
                <Button
                  variant="plain"
                  size="sm"
                  px="0"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => goToField(field)}
                >
                  {`${stepOf(field)}. adım, ${steps[stepOf(field) - 1]?.name}: ${fieldNames[field]}`}
                </Button>
                <Text fontSize="sm" lineHeight="normal">
                  {message}
                </Text>
              </li>
            ))}
          </Box>
          <Text fontSize="sm" lineHeight="normal" mt="4" color="fg.muted">
            Yazdıklarınız kaybolmadı. Düzelttikten sonra bu adımdan yeniden gönderebilirsiniz.
          </Text>
        </Box>
      ) : null}
    </Box>
  );
}
