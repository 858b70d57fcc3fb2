import { ConfirmStep } from './confirm-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { type Setup, useTwoStep } from './use-two-step.ts';

/** What setting up or changing the second step is at. */
export type Stage =
  | { name: 'password'; for: 'start' | 'end' | 'codes' }
  | { name: 'confirm'; setup: Setup }
  | { name: 'codes'; codes: readonly string[] };

type Props = {
  stage: Stage;
  onGo: (stage: Stage) => void;
  onBack: () => void;
  /** The second step has ended. */
  onEnded?: () => Promise<void>;
  /** The recovery codes have been read. */
  onDone: () => void;
};

/** One stage: the password, the first code, or the recovery codes. */
export function TwoStepStage({ stage, onGo, onBack, onEnded, onDone }: Props) {
  const calls = useTwoStep();
  if (stage.name === 'codes') return <RecoveryCodesStep codes={stage.codes} onClose={onDone} />;
  if (stage.name === 'confirm') {
    return (
      <ConfirmStep
        setup={stage.setup}
        onClose={onBack}
        onSubmit={async (code) => onGo({ name: 'codes', codes: await calls.confirm(code) })}
      />
    );
  }
  return (
    <PasswordStep
      purpose={stage.for}
      onClose={onBack}
      onSubmit={async (password) => {
        if (stage.for === 'start') onGo({ name: 'confirm', setup: await calls.start(password) });
        else if (stage.for === 'codes') onGo({ name: 'codes', codes: await calls.renew(password) });
        else {
          await calls.end(password);
          await onEnded?.();
        }
      }}
    />
  );
}
