import { useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { TwoStepDocument } from '../../generated/graphql.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { StateStep } from './state-step.tsx';
import { type Setup, useTwoStep } from './use-two-step.ts';

/** What the dialog is at. */
export type Stage =
  | { name: 'state' }
  | { name: 'password'; for: 'start' | 'end' | 'codes' }
  | { name: 'confirm'; setup: Setup }
  | { name: 'codes'; codes: readonly string[] };

/** One's own second step of the sign-in: set-up, recovery codes, end. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ name: 'state' });
  const { data, error, refetch } = useQuery(TwoStepDocument, { fetchPolicy: 'network-only' });
  const calls = useTwoStep();
  const back = () => setStage({ name: 'state' });

  if (stage.name === 'password') {
    return (
      <PasswordStep
        purpose={stage.for}
        onClose={back}
        onSubmit={async (password) => {
          if (stage.for === 'start') setStage({ name: 'confirm', setup: await calls.start(password) });
          else if (stage.for === 'codes') setStage({ name: 'codes', codes: await calls.renew(password) });
          else {
            await calls.end(password);
            await refetch();
            back();
          }
        }}
      />
    );
  }
  if (stage.name === 'confirm') {
    return (
      <ConfirmStep
        setup={stage.setup}
        onClose={back}
        onSubmit={async (code) => setStage({ name: 'codes', codes: await calls.confirm(code) })}
      />
    );
  }
  if (stage.name === 'codes') return <RecoveryCodesStep codes={stage.codes} onClose={onClose} />;
  return (
    <StateStep
      state={data?.twoStep}
      isFailed={error !== undefined}
      onRetry={refetch}
      onClose={onClose}
      onGo={setStage}
    />
  );
}
