import type { TypedDocumentNode } from '@apollo/client';
import { emailAddressKey, type RefusedAddressRecord } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What is shown of an address that refuses e-mails. */
export type RefusedAddress = Pick<
  RefusedAddressRecord,
  'id' | 'address' | 'cause' | 'serverCode' | 'lastAt' | 'count' | 'markedBy'
>;

const RefusedAddressesContext = createContext<ReadonlyMap<string, RefusedAddress>>(new Map());

type Props = {
  /** The remote's own query of `refusedAddresses`. */
  document: TypedDocumentNode<{ refusedAddresses: RefusedAddress[] }, Record<string, never>>;
  children: ReactNode;
};

/**
 * Lets what is below know which addresses refuse e-mails, updated live. They are few and asked for once, so that a list of
 * a hundred people asks nothing more. While they are not known, none does.
 */
export function RefusedAddresses({ document, children }: Props) {
  const { data, refetch } = useQuery(document, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    if (type === 'refused-address.changed' || type === 'reset') refetch().catch(() => undefined);
  });
  const byAddress = useMemo(() => new Map(data?.refusedAddresses.map((each) => [each.address, each])), [data]);
  return <RefusedAddressesContext value={byAddress}>{children}</RefusedAddressesContext>;
}

/** What is known of an address that refuses e-mails; undefined for one that takes them. */
export function useRefusedAddress(address: string | null | undefined): RefusedAddress | undefined {
  return useContext(RefusedAddressesContext).get(emailAddressKey(address ?? ''));
}
