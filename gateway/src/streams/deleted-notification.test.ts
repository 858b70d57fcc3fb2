import { emit, lastSeq, withTransaction } from '@practice/service-kit';
import { expect, it } from 'vitest';
import { readEventStream } from '../testing/event-reader.ts';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();

it('a replayed notification that was deleted since shows nothing of itself', async () => {
  const seen = await lastSeq();
  await withTransaction(async (session) =>
    emit(session, 'notification.created', { notificationId: '65f000000000000000000000' }),
  );
  const cookie = (await gateway.login('user')).cookie();
  const { until } = await readEventStream(gateway.url, { cookie, 'last-event-id': String(seen) });
  const [received] = await until(1);
  expect(received).toMatchObject({ event: 'notification.changed', data: {} });
});
