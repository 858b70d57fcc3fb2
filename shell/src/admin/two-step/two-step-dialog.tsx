import { useQuery } from '@practice/ui/data';
import { useState } from 'react';
import { TwoStepDocument } from '../../generated/graphql.ts';
import { StateStep } from './state-step.tsx';
import { type Stage, TwoStepStage } from './two-step-stage.tsx';

/** One's own second step of the sign-in: app, passkeys, recovery codes. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const [stage, setStage] = useState<Stage>();
  const { data, error, refetch } = useQuery(TwoStepDocument, { fetchPolicy: 'network-only' });
  const back = () => setStage(undefined);

  if (stage) {
    const showState = async () => {
      await refetch();
      back();
    };
    return <TwoStepStage stage={stage} onGo={setStage} onBack={back} onChanged={showState} onDone={onClose} />;
  }
  return (
    <StateStep
      state={data?.twoStep}
      passkeys={data?.passkeys ?? []}
      isFailed={error !== undefined}
      onRetry={refetch}
      onClose={onClose}
      onGo={setStage}
    />
  );
}
