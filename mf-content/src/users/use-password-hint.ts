import { passwordHint } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { PasswordRuleDocument } from '../generated/graphql.ts';

/** What a new password has to be, for below its field; nothing until it is known. */
export function usePasswordHint(): string | undefined {
  const { data } = useQuery(PasswordRuleDocument, { fetchPolicy: 'cache-and-network' });
  return passwordHint(data?.passwordRule);
}
