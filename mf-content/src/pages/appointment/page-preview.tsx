import { Anchor, Box, type SystemStyleObject, Text } from '@practice/ui';
import type { PageValues } from './page-form.ts';

/** The head of /randevu with what is typed now, on the paper of the public site. */
export function PagePreview({ values }: { values: PageValues }) {
  const { heroBadgeText, heroTitle, heroSubtitle, heroCtaText, heroCtaPhone } = values;
  const { formTitle, formSubtitle, formPrivacyText, isActive } = values;
  return (
    <Box as="aside" aria-label="Önizleme">
      <Text fontSize="sm" fontWeight="semibold">
        Önizleme
      </Text>
      <Text color="fg.muted" fontSize="xs" mb="2">
        Yazdıklarınızla taslak.{' '}
        <Anchor href="/randevu" target="_blank" rel="noopener">
          Sayfanın kayıtlı hâlini aç
        </Anchor>
      </Text>
      <Box css={paperStyle}>
        {heroBadgeText ? <Box css={badgeStyle}>{heroBadgeText}</Box> : null}
        <Box css={titleStyle}>{heroTitle}</Box>
        <Text>{heroSubtitle}</Text>
        {isActive ? (
          <>
            <Text>{[heroCtaText, heroCtaPhone || 'iletişim telefonunuz'].filter(Boolean).join(': ')}</Text>
            <Box fontWeight="semibold" fontSize="lg" mt="2">
              {formTitle}
            </Box>
            {formSubtitle ? <Text>{formSubtitle}</Text> : null}
            <Box css={formStyle}>Randevu adımları</Box>
            <Text fontSize="sm">{formPrivacyText}</Text>
          </>
        ) : (
          <Box css={formStyle}>Şu anda internetten randevu alınmıyor</Box>
        )}
      </Box>
    </Box>
  );
}

const paperStyle: SystemStyleObject = {
  display: 'grid',
  gap: '3',
  p: '5',
  bg: 'paper',
  color: 'ink',
  borderWidth: '1px',
  borderRadius: 'md',
  overflowWrap: 'anywhere',
};
const badgeStyle: SystemStyleObject = {
  justifySelf: 'start',
  px: '2.5',
  py: '1',
  borderRadius: 'full',
  bg: 'apricot.100',
  fontSize: 'xs',
};
const titleStyle: SystemStyleObject = {
  fontFamily: "'Fraunces Variable', Georgia, serif",
  fontSize: '2xl',
  lineHeight: '1.2',
};
const formStyle: SystemStyleObject = {
  p: '6',
  bg: 'white',
  borderWidth: '1px',
  borderRadius: 'md',
  textAlign: 'center',
};
