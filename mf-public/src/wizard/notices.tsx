import { Anchor, Box, Button, ButtonAnchor, Flex, Text } from '@practice/ui';
import { useEffect, useRef } from 'react';
import { useBookingPhone } from './booking-phone.ts';
import { useWizardState } from './wizard-context.ts';

/** Says that a draft was restored, and lets the parent discard it. */
export function RestoredNotice() {
  const { restored, startOver } = useWizardState();
  if (!restored) return null;
  return (
    <Flex
      role="status"
      css={boxStyle}
      bg="bg.tinted"
      align="center"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      justify="space-between"
    >
      <Text fontSize="sm" lineHeight="normal" flex="1 1 16rem">
        {restored.isUnanswered
          ? 'Son gönderiminizin yanıtı bize ulaşmadan sayfa kapandı. Aynı bilgilerle yeniden gönderebilirsiniz; talebiniz iki kez kaydedilmez.'
          : 'Kaldığınız yerden devam edebilirsiniz. Yazdıklarınız yalnızca bu sekmede, en fazla bir saat saklanır.'}
      </Text>
      <Button variant="plain" size="sm" onClick={startOver} px="0">
        Baştan başla
      </Button>
    </Flex>
  );
}

/** Why the request was not sent, beside the button that sends it again. */
export function FailureNotice() {
  const { failure } = useWizardState();
  const phone = useBookingPhone();
  const frame = useRef<HTMLDivElement>(null);

  // On phones the toast may cover the message and its button, or they may be out of view.
  useEffect(() => {
    if (failure) frame.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  return (
    <Box role="alert" ref={frame}>
      {failure ? (
        <Box css={boxStyle} mt="8" borderWidth="1px" borderColor="status.pending.border" bg="status.pending.bg">
          <Text fontSize="md" lineHeight="normal">
            {failure.text}
          </Text>
          {phone && failure.isFinal ? (
            <ButtonAnchor href={phone.href} mt="3">
              {phone.text}
            </ButtonAnchor>
          ) : phone ? (
            <Text fontSize="sm" lineHeight="normal" mt="2" color="fg.muted">
              Dilerseniz bizi arayabilirsiniz: <Anchor href={phone.href}>{phone.text}</Anchor>
            </Text>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

const boxStyle = { p: '4', borderRadius: 'md', mb: '6' };
