import type { TwoStepState } from '@practice/contracts';
import { Button, RetryPanel, Skeleton, Stack, Text } from '@practice/ui';
import { FormDialog, formatDate, StatusBadge } from '@practice/ui/admin';
import type { Stage } from './two-step-stage.tsx';

/** Fewer recovery codes are said to be few. */
const FEW_CODES = 3;

type Props = {
  state: (Pick<TwoStepState, 'isOn' | 'recoveryCodesLeft'> & { since?: string | null }) | undefined;
  isFailed: boolean;
  onRetry: () => Promise<unknown>;
  onClose: () => void;
  onGo: (stage: Stage) => void;
};

/** Whether there is a second step, and what can be done about it. */
export function StateStep({ state, isFailed, onRetry, onClose, onGo }: Props) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title="İki adımlı giriş"
      description="Girişte şifrenizden sonra telefonunuzdaki bir uygulamanın ürettiği kod da sorulur. Şifreniz çalınsa bile hesabınıza girilemez."
      onSubmit={() => onGo({ name: 'password', for: state?.isOn ? 'end' : 'start' })}
      submitLabel={state?.isOn ? 'İki adımlı girişi kapat' : 'Kur'}
      danger={state?.isOn ?? false}
      canSubmit={state !== undefined}
      cancelLabel={state?.isOn ? 'Tamam' : 'Vazgeç'}
    >
      {state === undefined ? (
        isFailed ? (
          <RetryPanel title="Durum şu anda alınamadı" onRetry={onRetry} />
        ) : (
          <Skeleton height="12" role="status" aria-busy="true" aria-label="Yükleniyor…" />
        )
      ) : state.isOn ? (
        <Stack gap="3" align="flex-start">
          <StatusBadge tone="confirmed">Açık</StatusBadge>
          {state.since ? <Text>{formatDate(state.since)} tarihinden beri açık.</Text> : null}
          <Text color={state.recoveryCodesLeft < FEW_CODES ? 'fg.error' : undefined}>
            {state.recoveryCodesLeft} kurtarma kodunuz kaldı.
          </Text>
          <Button type="button" variant="outline" size="sm" onClick={() => onGo({ name: 'password', for: 'codes' })}>
            Yeni kurtarma kodları
          </Button>
        </Stack>
      ) : (
        <Text>
          Telefonunuza Google Authenticator, Microsoft Authenticator ya da 1Password gibi bir doğrulama uygulaması
          kurun, sonra “Kur” düğmesine basın.
        </Text>
      )}
    </FormDialog>
  );
}
