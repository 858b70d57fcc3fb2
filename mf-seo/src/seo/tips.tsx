import { Box } from '@practice/ui';

const tips = [
  'Başlık 30–60 karakter olsun; sayfayı bir bakışta anlatsın.',
  'Açıklama 120–160 karakter olsun; arama sonucunda başlığın altında görünür.',
  'Her sayfa için 3–8 hedef anahtar kelime yazın.',
  'Yapısal veri (schema.org) arama motorlarına kliniğinizi, adresinizi ve hizmetlerinizi tanıtır.',
];

/** What makes a page easy to find, in four sentences; closed until asked for. */
export function Tips() {
  return (
    <Box as="details" mb="4" borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <Box as="summary" px="4" py="2.5" cursor="pointer" fontWeight="medium" fontSize="sm">
        SEO ipuçları
      </Box>
      <Box as="ul" px="4" pb="3" ps="8" listStyleType="disc" fontSize="sm" color="fg.muted">
        {tips.map((tip) => (
          <Box as="li" key={tip} py="0.5">
            {tip}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
