import { database, emit, lastSeq, withTransaction } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEventStream } from '../testing/event-reader.ts';
import { testGateway } from '../testing/test-gateway.ts';

const gateway = testGateway();
const HEARTBEAT_MS = 15_000;
afterEach(() => void vi.useRealTimers());

const open = (caller: Caller, lastEventId?: number, options = {}) => {
  const from: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  return readEventStream(gateway.url, { cookie: caller.cookie(), ...from }, options);
};

const change = (appointmentId: string) =>
  withTransaction(async (session) => {
    emit(session, 'appointment.changed', {
      appointmentId,
      changeType: 'status',
      status: 'confirmed',
      previousStatus: 'pending',
      version: 2,
    });
  });

describe('the event stream', () => {
  it('is for staff only', async () => {
    expect((await gateway.visitor().get('/api/notifications/stream')).status).toBe(401);
  });

  it('sends changes with their numbers, in order', async () => {
    const { until, response } = await open(await gateway.login('user'));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await change('a1');
    await change('a2');
    const messages = await until(2);
    expect(messages).toMatchObject([
      { event: 'appointment.changed', data: { appointmentId: 'a1' } },
      { event: 'appointment.changed', data: { appointmentId: 'a2' } },
    ]);
    expect(Number(messages[1]?.id)).toBe(Number(messages[0]?.id) + 1);
  });

  it('sends what was missed after a reconnect, nothing twice, then goes on', async () => {
    const seen = await lastSeq();
    await change('missed-1');
    await change('missed-2');
    const stream = await open(await gateway.login('user'), seen);
    await stream.until(2);
    await change('new');
    const messages = await stream.until(3);
    expect(messages.map(({ data }) => data.appointmentId)).toEqual(['missed-1', 'missed-2', 'new']);
  });

  it('sends a reset when the number is not one of its own', async () => {
    const { until } = await open(await gateway.login('user'), 9_999_999);
    expect((await until(1))[0]).toMatchObject({ event: 'reset' });
  });

  it('ends at the heartbeat after its session has expired, which it does not prolong', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sessions = database().collection<{ expires: Date }>('sessions');
    await sessions.deleteMany({});
    const stream = await open(await gateway.login('user'), undefined, { withHeartbeats: true });
    const before = await sessions.findOne();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(await stream.until(1)).toMatchObject([{ data: { type: 'heartbeat' } }]);
    expect(await sessions.findOne()).toEqual(before);
    await sessions.updateMany({}, { $set: { expires: new Date(0) } });
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await stream.ended;
  });

  it('sends a notification for one person to that person alone', async () => {
    const [user, moderator] = [await gateway.login('user'), await gateway.login('moderator')];
    const [own, other] = [await open(user), await open(moderator)];
    await user.post('/api/notifications/test', { title: 'Deneme' });
    await change('end');
    expect(await own.until(2)).toMatchObject([{ data: { title: 'Deneme' } }, { data: { appointmentId: 'end' } }]);
    expect(await other.until(1)).toMatchObject([{ data: { appointmentId: 'end' } }]);
  });

  it('sends audit entries to nobody, and settings only to those who may read them', async () => {
    const change = () =>
      withTransaction(async (session) => {
        emit(session, 'audit.recorded', {
          action: 'x',
          entity: 'y',
          entityId: null,
          changedFields: [],
          userId: null,
          username: null,
          address: '',
        });
        emit(session, 'site-setting.changed', { keys: ['hero_title'], categories: ['content'] });
        emit(session, 'appointment.changed', {
          appointmentId: 'end',
          changeType: 'status',
          status: 'x',
          previousStatus: null,
          version: 1,
        });
      });
    const user = await open(await gateway.login('user'));
    const moderator = await open(await gateway.login('moderator'));
    await change();
    expect((await user.until(1)).map(({ event }) => event)).toEqual(['appointment.changed']);
    expect((await moderator.until(2)).map(({ event }) => event)).toEqual([
      'site-setting.changed',
      'appointment.changed',
    ]);
  });
});
