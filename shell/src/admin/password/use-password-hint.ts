import { passwordHint } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { OwnPasswordRuleDocument } from '../../generated/graphql.ts';

/** What a new password has to be, for below its field; nothing until it is known. */
export function usePasswordHint({ isNeeded }: { isNeeded: boolean }): string | undefined {
  const { data } = useQuery(OwnPasswordRuleDocument, { fetchPolicy: 'cache-and-network', skip: !isNeeded });
  return passwordHint(data?.passwordRule);
}
