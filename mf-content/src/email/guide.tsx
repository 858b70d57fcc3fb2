import { Box, Heading, SimpleGrid, Text } from '@practice/ui';
import { cardStyle } from './card-style.ts';

const guides = [
  {
    title: 'Gmail ile kurulum',
    steps: [
      'Google hesabınızda “Güvenlik” sayfasını açın ve iki adımlı doğrulamayı etkinleştirin.',
      'Aynı sayfada “Uygulama şifreleri”ni açın, “Klinik” gibi bir ad yazın ve şifreyi oluşturun.',
      '“Sağlayıcılar” sekmesinde Gmail’i seçin.',
      'Kullanıcı adına Gmail adresinizin tamamını, şifreye 16 haneli uygulama şifresini yazın.',
      '“Bağlantıyı Test Et” düğmesiyle deneyin, sonra kaydedin.',
    ],
  },
  {
    title: 'Outlook ile kurulum',
    steps: [
      'Microsoft 365 kullanıyorsanız yöneticinizden hesabınız için “Kimliği doğrulanmış SMTP”yi açmasını isteyin.',
      'Hesabınızda iki adımlı doğrulama varsa güvenlik sayfasından bir uygulama parolası oluşturun.',
      '“Sağlayıcılar” sekmesinde Outlook’u seçin.',
      'Kullanıcı adına e-posta adresinizin tamamını, şifreye hesabın ya da uygulamanın parolasını yazın.',
      '“Bağlantıyı Test Et” düğmesiyle deneyin, sonra kaydedin.',
    ],
  },
] as const;

const troubles = [
  {
    problem: 'Kullanıcı adı veya şifre kabul edilmiyor',
    answer:
      'Gmail ve Yahoo hesap şifresini kabul etmez, uygulama şifresi ister. Kullanıcı adı adresin tamamıdır. Şifreyi değiştirdiyseniz eski uygulama şifreleri de geçersiz olabilir.',
  },
  {
    problem: 'Sunucu yanıt vermiyor',
    answer:
      'Barındırma firmaları 25 ve kimi zaman 587 numaralı portu kapatır. 465 numaralı portu “Bağlantı baştan şifreli” açıkken deneyin ya da firmanıza sorun.',
  },
  {
    problem: 'Gönderen adresi kabul edilmiyor',
    answer:
      'Çoğu sunucu yalnızca kendi hesabının adresinden gönderir. “Gönderen” alanına kullanıcı adınızla aynı adresi yazın.',
  },
  {
    problem: 'E-postalar istenmeyenlere düşüyor',
    answer:
      'Alan adınızın SPF, DKIM ve DMARC kayıtlarının sağlayıcınızın anlattığı gibi olduğunu kontrol edin. Gönderen adresi sitenizin alan adından olmalıdır.',
  },
] as const;

/** How an account is made ready, and what to do when it does not work. */
export function Guide() {
  return (
    <Box display="grid" gap="4">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {guides.map(({ title, steps }) => (
          <Box as="section" key={title} aria-label={title} css={cardStyle}>
            <Heading as="h2" size="sm" mb="3">
              {title}
            </Heading>
            <Box as="ol" listStyleType="decimal" ps="5" display="grid" gap="2">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
          </Box>
        ))}
      </SimpleGrid>
      <Box as="section" aria-label="Sorun giderme" css={cardStyle}>
        <Heading as="h2" size="sm" mb="3">
          Sorun giderme
        </Heading>
        <Box as="dl" display="grid" gap="3">
          {troubles.map(({ problem, answer }) => (
            <div key={problem}>
              <Text as="dt" fontWeight="medium">
                {problem}
              </Text>
              <Text as="dd" color="fg.muted">
                {answer}
              </Text>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
