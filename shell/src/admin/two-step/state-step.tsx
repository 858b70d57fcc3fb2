import type { TwoStepState } from '@practice/contracts';
import { Button, Heading, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { FormDialog, formatDate, StatusBadge } from '@practice/ui/admin';
import type { PasskeyRowFragment } from '../../generated/graphql.ts';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import type { Stage } from './two-step-stage.tsx';

/** Fewer recovery codes are said to be few. */
const FEW_CODES = 3;

type State = Pick<TwoStepState, 'isOn' | 'recoveryCodesLeft'> & { since?: string | null };

type Props = {
  state: State | undefined;
  passkeys: readonly PasskeyRowFragment[];
  isFailed: boolean;
  onRetry: () => Promise<unknown>;
  onClose: () => void;
  onGo: (stage: Stage) => void;
};

/** Which second steps there are, and what can be done about them. */
export function StateStep({ state, passkeys, isFailed, onRetry, onClose, onGo }: Props) {
  const hasApp = Boolean(state?.since);
  return (
    <FormDialog
      open
      onClose={onClose}
      title="İki adımlı giriş"
      description="Girişte şifrenizden sonra bir uygulamanın kodu ya da geçiş anahtarınız sorulur. Şifreniz çalınsa bile hesabınıza girilemez."
      onSubmit={() => onGo({ name: 'password', for: hasApp ? 'end' : 'start' })}
      submitLabel={hasApp ? 'Uygulamayı kaldır' : 'Uygulama kur'}
      danger={hasApp}
      canSubmit={state !== undefined}
      cancelLabel={state?.isOn ? 'Tamam' : 'Vazgeç'}
    >
      {state ? (
        <Stack gap="5">
          <Stack as="section" gap="2" align="flex-start" aria-labelledby="app-title">
            <Heading as="h3" size="sm" id="app-title">
              Doğrulama uygulaması
            </Heading>
            {state.since ? (
              <>
                <StatusBadge tone="confirmed">Açık</StatusBadge>
                <Text>{`${formatDate(state.since)} tarihinden beri açık.`}</Text>
              </>
            ) : (
              <Text color="fg.muted" fontSize="sm">
                Telefonunuza Google Authenticator, Microsoft Authenticator ya da 1Password gibi bir doğrulama uygulaması
                kurun, sonra “Uygulama kur” düğmesine basın.
              </Text>
            )}
          </Stack>
          <PasskeyList passkeys={passkeys} onGo={onGo} />
          {state.isOn ? <RecoveryCodes left={state.recoveryCodesLeft} onGo={onGo} /> : null}
        </Stack>
      ) : isFailed ? (
        <RetryPanel title="Durum şu anda alınamadı" onRetry={onRetry} />
      ) : (
        <Skeleton height="12" role="status" aria-busy="true" aria-label="Yükleniyor…" />
      )}
    </FormDialog>
  );
}

function RecoveryCodes({ left, onGo }: { left: number; onGo: Props['onGo'] }) {
  return (
    <Stack as="section" gap="2" align="flex-start" aria-labelledby="codes-title">
      <Heading as="h3" size="sm" id="codes-title">
        Kurtarma kodları
      </Heading>
      <Text color={left < FEW_CODES ? 'fg.error' : undefined}>{`${left} kurtarma kodunuz kaldı.`}</Text>
      <Button type="button" variant="outline" size="sm" onClick={() => onGo({ name: 'password', for: 'codes' })}>
        Yeni kurtarma kodları
      </Button>
    </Stack>
  );
}
