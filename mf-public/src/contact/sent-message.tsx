import { Box, Button, ButtonAnchor, Flex, Heading, Text } from '@practice/ui';
import type { RefObject } from 'react';
import { paths } from '../paths.ts';
import { useHydrated } from '../wizard/deferred/use-hydrated.ts';

type Props = { heading?: RefObject<HTMLHeadingElement | null>; onAgain: () => void };

/** Shown once a message has arrived: what happens next, and the way to another one. */
export function SentMessage({ heading, onAgain }: Props) {
  const isLive = useHydrated();
  return (
    <Box role="status">
      <Heading as="h2" size="md" ref={heading} tabIndex={-1} outline="none">
        Mesajınız bize ulaştı
      </Heading>
      <Text mt="3">
        Size en geç bir iş günü içinde, verdiğiniz e-posta adresinden yanıt veririz; yanıtı göremezseniz istenmeyen
        posta klasörünüze bakın.
      </Text>
      <Text mt="3" color="fg.muted">
        Görüşme için gün ve saat seçmek isterseniz randevu formu daha hızlıdır.
      </Text>
      <Flex gap="3" mt="6" flexWrap="wrap">
        {isLive ? (
          <Button variant="outline" onClick={onAgain}>
            Yeni mesaj
          </Button>
        ) : (
          <ButtonAnchor href={paths.contact} variant="outline">
            Yeni mesaj
          </ButtonAnchor>
        )}
        <ButtonAnchor href={paths.appointment} variant="plain">
          Randevu Al
        </ButtonAnchor>
      </Flex>
    </Box>
  );
}
