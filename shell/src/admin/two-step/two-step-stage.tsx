import { toast } from '@practice/ui/overlay';
import type { PasskeyRowFragment } from '../../generated/graphql.ts';
import { AddPasskeyStep } from '../passkeys/add-passkey-step.tsx';
import { RenamePasskeyStep } from '../passkeys/rename-passkey-step.tsx';
import { usePasskeys } from '../passkeys/use-passkeys.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { type Setup, useTwoStep } from './use-two-step.ts';

/** What setting up or changing the second step is at. */
export type Stage =
  | { name: 'password'; for: 'start' | 'end' | 'codes' }
  | { name: 'password'; for: 'remove'; passkey: PasskeyRowFragment }
  | { name: 'confirm'; setup: Setup }
  | { name: 'passkey' }
  | { name: 'rename'; passkey: PasskeyRowFragment }
  | { name: 'codes'; codes: readonly string[] };

type Props = {
  stage: Stage;
  onGo: (stage: Stage) => void;
  onBack: () => void;
  /** Something has changed, and nothing is left to be shown. */
  onChanged: () => Promise<void>;
  /** The recovery codes have been read. */
  onDone: () => void;
};

/** One stage: the password, the first code, a passkey and its name, or the recovery codes. */
export function TwoStepStage({ stage, onGo, onBack, onChanged, onDone }: Props) {
  const calls = useTwoStep();
  const passkeys = usePasskeys();
  const finish = async (title: string) => {
    await onChanged();
    toast.success({ title });
  };
  const showCodes = (codes: readonly string[], title: string) =>
    codes.length > 0 ? onGo({ name: 'codes', codes }) : finish(title);

  if (stage.name === 'codes') return <RecoveryCodesStep codes={stage.codes} onClose={onDone} />;
  if (stage.name === 'confirm') {
    const confirm = async (code: string) => showCodes(await calls.confirm(code), 'Doğrulama uygulaması eklendi');
    return <ConfirmStep setup={stage.setup} onClose={onBack} onSubmit={confirm} />;
  }
  if (stage.name === 'passkey') {
    const add = async (name: string, password: string) =>
      showCodes(await passkeys.add(name, password), 'Geçiş anahtarı eklendi');
    return <AddPasskeyStep onClose={onBack} onSubmit={add} />;
  }
  if (stage.name === 'rename') {
    const rename = async (name: string) => {
      await passkeys.rename(stage.passkey.id, name);
      await finish('Geçiş anahtarının adı değiştirildi');
    };
    return <RenamePasskeyStep name={stage.passkey.name} onClose={onBack} onSubmit={rename} />;
  }
  const send = async (password: string) => {
    if (stage.for === 'start') onGo({ name: 'confirm', setup: await calls.start(password) });
    else if (stage.for === 'codes') onGo({ name: 'codes', codes: await calls.renew(password) });
    else if (stage.for === 'remove') {
      await passkeys.remove(stage.passkey.id, password);
      await finish('Geçiş anahtarı kaldırıldı');
    } else {
      await calls.end(password);
      await finish('Doğrulama uygulaması kaldırıldı');
    }
  };
  return (
    <PasswordStep
      purpose={stage.for}
      {...(stage.for === 'remove' ? { passkey: stage.passkey.name } : {})}
      onClose={onBack}
      onSubmit={send}
    />
  );
}
