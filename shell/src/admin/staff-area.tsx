import { StaffContext, type StaffSession } from '@practice/ui/back-office';
import { ApolloProvider, createClient, HttpLink } from '@practice/ui/data';
import { type ReactNode, useState } from 'react';

/** Tells what is in it who is signed in, and gives it a GraphQL client of its own, whose calls wait for the session. */
export function StaffArea({ staff, children }: { staff: StaffSession; children: ReactNode }) {
  const [client] = useState(() => {
    const fetch = ((input: string, init?: RequestInit) => staff.fetch(input, init)) as typeof globalThis.fetch;
    return createClient({ link: new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch }) });
  });
  return (
    <StaffContext value={staff}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </StaffContext>
  );
}
