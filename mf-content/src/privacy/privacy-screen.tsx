import { Box } from '@practice/ui';
import { SectionHeader, SectionTabs } from '@practice/ui/admin';
import { tabs } from '../privacy-tabs.ts';

/** What the law (KVKK) has a practice keep and do about the personal data that it holds. */
export default function PrivacyScreen() {
  return (
    <Box>
      <SectionHeader
        title="Kişisel Veriler"
        description="Başvurular, onaylar, veri ihlalleri ve kimlerin neye eriştiği (KVKK)"
      />
      <SectionTabs label="Kişisel veriler" tabs={tabs} />
    </Box>
  );
}
