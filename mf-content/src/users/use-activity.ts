import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { UpdateUserDocument } from '../generated/graphql.ts';
import { type User, users } from './users.ts';

/** Switches a user on or off. */
export function useActivity({ markOwn, refresh }: RecordList<User>) {
  const client = useApolloClient();
  return async ({ id, isActive }: User) => {
    markOwn([id]);
    try {
      await client.mutate({ mutation: UpdateUserDocument, variables: { id, input: { isActive: !isActive } } });
      announceDone(users.texts.updated);
      await refresh();
    } catch (error) {
      announceFailure(users.texts.updateFailed, error);
    }
  };
}
