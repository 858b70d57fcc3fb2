import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request without an answer, on a database that answers at these looks. */
function pass(isUp: (look: number) => boolean) {
  const response = Object.assign(new EventEmitter(), { headersSent: false, closed: false, locals: {} });
  const fail = vi.fn(() => void Object.assign(response, { headersSent: true }));
  const isDatabaseUp = vi.fn(async () => isUp(isDatabaseUp.mock.calls.length));
  const next = vi.fn();
  answerInTime({ isDatabaseUp }, fail)({} as Request, response as unknown as Response, next);
  expect(next).toHaveBeenCalledOnce();
  return { response, fail, isDatabaseUp };
}

it('a request is given up once the database has been silent for as long as anything waits for it', async () => {
  const { fail } = pass(() => false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fail).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fail).toHaveBeenCalledOnce();
  expect(fail).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'UNAVAILABLE', retryAfterSeconds: 5 }),
    ...[expect.anything(), expect.anything(), expect.anything()],
  );
});

it('a request goes on for as long as a busy database answers now and then', async () => {
  const { fail } = pass((look) => look % 2 === 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fail).not.toHaveBeenCalled();
});

it.each([
  ['is answered', { headersSent: true }],
  ['was left by its caller', { closed: true }],
])('a request that %s during a look is looked at no more', async (_how, change) => {
  const { response, isDatabaseUp, fail } = pass(() => true);
  isDatabaseUp.mockImplementationOnce(async () => {
    Object.assign(response, change);
    response.emit('close');
    return false;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isDatabaseUp).toHaveBeenCalledOnce();
  expect(fail).not.toHaveBeenCalled();
});
