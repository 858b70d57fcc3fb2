import { useApolloClient } from '@practice/ui/data';
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  StartPasskeyDocument,
} from '../../generated/graphql.ts';
import { makeCredential } from './make-credential.ts';

/** The calls about one's own passkeys; each rejects when it is refused. */
export function usePasskeys() {
  const client = useApolloClient();
  return {
    /** Makes a passkey in this browser; the recovery codes when it is the first second step, else none. */
    async add(name: string, password: string): Promise<readonly string[]> {
      const started = await client.mutate({ mutation: StartPasskeyDocument, variables: { input: { password } } });
      if (!started.data) throw new Error('startPasskey answered nothing');
      const { algorithms, excluded, ...setup } = started.data.startPasskey;
      const credential = await makeCredential({ ...setup, algorithms: [...algorithms], excluded: [...excluded] });
      const { data } = await client.mutate({
        mutation: AddPasskeyDocument,
        variables: { input: { name, credential } },
      });
      return data?.addPasskey.codes ?? [];
    },
    async rename(id: string, name: string): Promise<void> {
      await client.mutate({ mutation: RenamePasskeyDocument, variables: { id, input: { name } } });
    },
    async remove(id: string, password: string): Promise<void> {
      await client.mutate({ mutation: RemovePasskeyDocument, variables: { id, input: { password } } });
    },
  };
}
