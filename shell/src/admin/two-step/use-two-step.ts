import { useApolloClient } from '@practice/ui/data';
import {
  ConfirmTwoStepDocument,
  EndTwoStepDocument,
  RenewRecoveryCodesDocument,
  StartTwoStepDocument,
  type StartTwoStepMutation,
} from '../../generated/graphql.ts';

export type Setup = StartTwoStepMutation['startTwoStep'];

/** The calls about one's own second step; each rejects when it is refused. */
export function useTwoStep() {
  const client = useApolloClient();
  return {
    async start(password: string): Promise<Setup> {
      const { data } = await client.mutate({ mutation: StartTwoStepDocument, variables: { input: { password } } });
      if (!data) throw new Error('startTwoStep answered nothing');
      return data.startTwoStep;
    },
    async confirm(code: string): Promise<readonly string[]> {
      const { data } = await client.mutate({ mutation: ConfirmTwoStepDocument, variables: { input: { code } } });
      return data?.confirmTwoStep.codes ?? [];
    },
    async renew(password: string): Promise<readonly string[]> {
      const { data } = await client.mutate({
        mutation: RenewRecoveryCodesDocument,
        variables: { input: { password } },
      });
      return data?.renewRecoveryCodes.codes ?? [];
    },
    async end(password: string): Promise<void> {
      await client.mutate({ mutation: EndTwoStepDocument, variables: { input: { password } } });
    },
  };
}
