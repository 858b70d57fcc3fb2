import { BREACH_NOTICE_HOURS } from '@practice/contracts';
import { Anchor, Box, chakra, Text } from '@practice/ui';
import { useMedia } from '@practice/ui/admin';
import type { ReactNode } from 'react';

/** Where the authority takes notices of breaches. */
const BOARD_FORM = 'https://ihlalbildirim.kvkk.gov.tr';

const steps: readonly { title: string; text: ReactNode }[] = [
  {
    title: `${BREACH_NOTICE_HOURS} saat`,
    text: 'Öğrendiğiniz andan başlayarak en geç 72 saat içinde Kişisel Verileri Koruma Kurulu’na bildirin. Hafta sonu ve tatil günleri süreye dâhildir.',
  },
  {
    title: 'Kurul’un formu',
    text: (
      <span>
        Bildirim{' '}
        <Anchor href={BOARD_FORM} target="_blank" rel="noopener noreferrer">
          ihlalbildirim.kvkk.gov.tr
        </Anchor>{' '}
        adresindeki formla yapılır. Henüz bilmediklerinizi sonra tamamlayabilirsiniz; geç kaldıysanız nedenini yazın.
      </span>
    ),
  },
  {
    title: 'İlgili kişiler',
    text: 'Kimlerin etkilendiği belli olunca onlara da en kısa sürede bildirin: ulaşabiliyorsanız doğrudan, ulaşamıyorsanız sitenizde.',
  },
  {
    title: 'Kayıt',
    text: 'Ne olduğunu, etkilerini ve aldığınız önlemleri burada tutun; Kurul istediğinde özetini yazdırıp verebilirsiniz.',
  },
];

/** What the law has a practice do, for whoever needs it in a hurry; folded on phones, above the list. */
export function Guide() {
  const isWide = useMedia('(min-width: 48rem)');
  return (
    <chakra.details open={isWide} bg="bg.panel" borderWidth="1px" borderRadius="md" px="4" py="3" mb="4">
      <chakra.summary fontWeight="semibold" fontSize="md" cursor="pointer">
        Bir ihlal fark ederseniz
      </chakra.summary>
      <Box
        as="ol"
        mt="3"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
        listStyleType="none"
      >
        {steps.map(({ title, text }, index) => (
          <Box as="li" key={title} fontSize="sm">
            <Text fontWeight="medium">{`${index + 1}. ${title}`}</Text>
            <Text color="fg.muted" mt="0.5">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
    </chakra.details>
  );
}
