import { type ApolloClient, ApolloLink } from '@apollo/client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApolloProvider, createClient, useQuery } from './index.ts';

const settings = parse('query SiteSettings { siteSettings { settingKey settingValue __typename } }');
const responseWith = (settingValue: string) => ({
  data: { siteSettings: [{ settingKey: 'hero_title', settingValue, __typename: 'SiteSetting' }] },
});
type Data = ReturnType<typeof responseWith>['data'];

/** What was sent, in order: each is answered when the test says so. */
let sent: { answer: (value: string) => Promise<void>; fail: () => Promise<void>; isGivenUp: boolean }[];
let client: ApolloClient;
let refetch: () => Promise<unknown>;

beforeEach(() => {
  sent = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const request = {
          isGivenUp: false,
          answer: (value: string) =>
            act(async () => {
              observer.next(responseWith(value));
              observer.complete();
            }),
          fail: () =>
            act(async () => {
              observer.next({ data: null, errors: [{ message: 'Bir cümle', extensions: { code: 'FORBIDDEN' } }] });
              observer.complete();
            }),
        };
        sent.push(request);
        return () => {
          request.isGivenUp = true;
        };
      }),
  );
  client = createClient({ link });
});
afterEach(cleanup);

function Title() {
  const { data, ...query } = useQuery<Data>(settings, { fetchPolicy: 'cache-and-network' });
  refetch = query.refetch;
  return <p>{data?.siteSettings[0]?.settingValue ?? 'yükleniyor'}</p>;
}

function show(times = 1) {
  const titles = Array.from({ length: times }, (_, index) => <Title key={String(index)} />);
  render(<ApolloProvider client={client}>{titles}</ApolloProvider>);
}

const refetchLater = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    refetch().catch(() => undefined);
  });

it('the parts of one screen take one answer', async () => {
  show(2);
  expect(sent).toHaveLength(1);
  await sent[0]?.answer('bir');
  expect(screen.getAllByText('bir')).toHaveLength(2);
});

it('what is asked for again is sent again, while the first answer is still on its way', async () => {
  show();
  await refetchLater();
  expect(sent).toHaveLength(2);
  await sent[0]?.answer('eski');
  await sent[1]?.answer('yeni');
  expect(screen.getByText('yeni')).toBeTruthy();
});

it('an answer that was overtaken by a newer one changes nothing any more', async () => {
  show();
  await refetchLater();
  await sent[1]?.answer('yeni');
  expect(screen.getByText('yeni')).toBeTruthy();
  expect(sent[0]?.isGivenUp).toBe(true);
  await sent[0]?.answer('eski');
  expect(screen.getByText('yeni')).toBeTruthy();
});

it('the older answer is shown when the newer one fails', async () => {
  show();
  await refetchLater();
  await sent[0]?.answer('eski');
  await sent[1]?.fail();
  expect(screen.getByText('eski')).toBeTruthy();
  await refetchLater();
  await sent[2]?.answer('sonunda');
  expect(screen.getByText('sonunda')).toBeTruthy();
});

it('a query that nobody waits for any more is given up', async () => {
  show();
  cleanup();
  await waitFor(() => expect(sent[0]?.isGivenUp).toBe(true));
});
