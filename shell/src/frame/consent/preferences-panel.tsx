import type { CookiePreferences } from '@practice/contracts';
import { Button, Stack, Text } from '@practice/ui';
import { Drawer } from '@practice/ui/overlay';
import { SwitchField } from '@practice/ui/switch-field';
import { useState } from 'react';
import { SiteLink } from '../site-link.tsx';

type Kinds = { analytics: boolean; marketing: boolean };
export type PanelProps = {
  choice: CookiePreferences | undefined;
  policy: string;
  onSave: (kinds: Kinds) => void;
  /** Closing it chooses nothing. */
  onClose: () => void;
};

/** The kinds of cookies, each with its switch; necessary ones are always on. */
export function PreferencesPanel({ choice, policy, onSave, onClose }: PanelProps) {
  const [kinds, setKinds] = useState<Kinds>({
    analytics: choice?.analytics ?? false,
    marketing: choice?.marketing ?? false,
  });
  return (
    <Drawer
      open
      onClose={onClose}
      title="Çerez tercihleri"
      footer={
        <Stack gap="2" width="full">
          <Button onClick={() => onSave(kinds)}>Tercihleri kaydet</Button>
          <Button variant="outline" onClick={() => onSave({ analytics: false, marketing: false })}>
            Tümünü reddet
          </Button>
          <Button variant="outline" onClick={() => onSave({ analytics: true, marketing: true })}>
            Tümünü kabul et
          </Button>
        </Stack>
      }
    >
      <Stack gap="5">
        <Text color="fg.muted">
          Hangi çerezlere izin verdiğinizi burada seçebilirsiniz. Ayrıntılar:{' '}
          <SiteLink url={policy} css={{ textDecoration: 'underline' }} onClick={onClose}>
            Çerez Politikası
          </SiteLink>
        </Text>
        <SwitchField label="Gerekli çerezler" hint="Sitenin çalışması için gereklidir, kapatılamaz." checked disabled />
        <SwitchField
          label="Analiz çerezleri"
          hint="Sayfaların nasıl kullanıldığını anlamamıza yardımcı olur."
          checked={kinds.analytics}
          onChange={(analytics) => setKinds({ ...kinds, analytics })}
        />
        <SwitchField
          label="Pazarlama çerezleri"
          hint="Tanıtımlarımızın ölçülmesi ve ilginize göre gösterilmesi için kullanılır."
          checked={kinds.marketing}
          onChange={(marketing) => setKinds({ ...kinds, marketing })}
        />
      </Stack>
    </Drawer>
  );
}
