import { emailLink } from '@practice/contracts';
import { Anchor, Box, Heading, Text } from '@practice/ui';
import type { LegalSettings } from './data-requests.tsx';

const rights = [
  'Verilerinize erişme ve bir kopyasını alma (madde 15)',
  'Yanlış veya eksik verilerin düzeltilmesini isteme (madde 16)',
  'Koşulları oluştuğunda verilerinizin silinmesini isteme (madde 17)',
  'İşlemenin kısıtlanmasını isteme (madde 18)',
  'Verilerinizi programların okuyabildiği bir biçimde alma ve başka bir sorumluya aktarma (madde 20)',
  'Meşru menfaate dayanan işlemeye itiraz etme (madde 21)',
  'Verdiğiniz rızayı dilediğiniz zaman geri alma; bu, daha önce yapılanları etkilemez (madde 7)',
  'Yaşadığınız veya çalıştığınız ülkenin denetim makamına şikâyette bulunma (madde 77)',
];

const lawfulBases = [
  'Randevu talebiniz ve aldığınız hizmet: sözleşmenin kurulması ve ifası (madde 6/1-b)',
  'Kayıt ve fatura yükümlülükleri: hukuki yükümlülük (madde 6/1-c)',
  'Sitenin güvenliği: meşru menfaat (madde 6/1-f)',
  'Ölçüm ve pazarlama çerezleri: rızanız (madde 6/1-a)',
  'Sağlıkla ilgili bilgiler: sır saklama yükümlülüğü olan bir uzmanın verdiği sağlık hizmeti (madde 9/2-h) ya da açık rızanız (madde 9/2-a)',
];

/** Of the privacy policy: what the General Data Protection Regulation gives people in the European Union. */
export function GdprRights({ setting }: { setting: LegalSettings }) {
  const email = emailLink(setting('legal_contact_email'));
  return (
    <Box as="section" aria-labelledby="gdpr" borderTopWidth="1px" mt="12" pt="8">
      <Heading as="h2" size="md" id="gdpr">
        Avrupa Birliği’nden başvuranlar için (GDPR)
      </Heading>
      <Text mt="4">
        Avrupa Birliği’nde, İzlanda’da, Norveç’te ya da Lihtenştayn’da bulunuyorsanız ve verilerinizin işlenmesi Genel
        Veri Koruma Tüzüğü’ne tabiyse, KVKK’daki haklarınıza ek olarak aşağıdakiler geçerlidir.
      </Text>
      <List title="Haklarınız" items={rights} />
      <List title="İşlemenin hukuki dayanakları" items={lawfulBases} />
      <Text mt="6">
        Başvurunuz en geç bir ay içinde ücretsiz cevaplanır.{' '}
        {email ? (
          <span>
            Yazabileceğiniz adres: <Anchor href={email.href}>{email.text}</Anchor>
          </span>
        ) : null}
      </Text>
    </Box>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <Heading as="h3" size="sm" mt="6">
        {title}
      </Heading>
      <Box as="ul" listStyleType="disc" mt="3" ps="5" display="grid" gap="2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </>
  );
}
