import { Button, Stack, Text } from '@practice/ui';
import type { StaffSession } from '@practice/ui/back-office';
import { useState } from 'react';
import { LoginDialog } from '../session/login-dialog.tsx';
import { canUsePasskeys } from '../session/passkey-calls.ts';
import { StaffArea } from '../staff-area.tsx';
import { type Stage, TwoStepStage } from './two-step-stage.tsx';

type Props = {
  staff: StaffSession;
  siteName: string;
  /** The user was at work when this began to be required. */
  isOverWork: boolean;
  /** The second step is set up. */
  onDone: () => void;
  onLogout: () => void;
};

/** Shown to those who have to set up a second step before anything else. */
export default function RequiredTwoStep({ staff, ...props }: Props) {
  return (
    <StaffArea staff={staff}>
      <Steps username={staff.user.username} {...props} />
    </StaffArea>
  );
}

function Steps({ siteName, username, isOverWork, onDone, onLogout }: Omit<Props, 'staff'> & { username: string }) {
  const [stage, setStage] = useState<Stage>();
  if (stage) {
    const changed = async () => onDone();
    return (
      <TwoStepStage
        stage={stage}
        onGo={setStage}
        onBack={() => setStage(undefined)}
        onChanged={changed}
        onDone={onDone}
      />
    );
  }
  const kept = isOverWork ? ' Kurduğunuzda kaldığınız yerden devam edersiniz; yazdıklarınız duruyor.' : '';
  return (
    <LoginDialog
      siteName={siteName}
      isOverWork={isOverWork}
      title="İki adımlı giriş gerekiyor"
      intro={`${username} olarak giriş yaptınız. Rolünüz için girişin ikinci adımı zorunlu.${kept}`}
      footer={<Text>Yardım için sistem yöneticinize başvurun.</Text>}
    >
      <Stack gap="4">
        <Text>
          Telefonunuza Google Authenticator, Microsoft Authenticator ya da 1Password gibi bir doğrulama uygulaması
          kurun, sonra “Uygulama kur” düğmesine basın. Telefonunuzun ya da bilgisayarınızın geçiş anahtarı da olur.
        </Text>
        <Button type="button" size="lg" width="full" onClick={() => setStage({ name: 'password', for: 'start' })}>
          Uygulama kur
        </Button>
        {canUsePasskeys() ? (
          <Button type="button" variant="outline" size="lg" width="full" onClick={() => setStage({ name: 'passkey' })}>
            Geçiş anahtarı ekle
          </Button>
        ) : null}
        <Button type="button" variant="plain" width="full" onClick={onLogout}>
          Çıkış
        </Button>
      </Stack>
    </LoginDialog>
  );
}
