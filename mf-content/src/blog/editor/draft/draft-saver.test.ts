import { CombinedGraphQLErrors } from '@practice/ui/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftSaver, LEFT_MS, PAUSE_MS } from './draft-saver.ts';
import type { DraftState } from './draft-state.ts';
import { type LocalDraft, localDraft } from './local-draft.ts';

type Send = NonNullable<Parameters<typeof draftSaver>[0]['send']>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (extensions: object) => () =>
  Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { ...extensions } }] }));

function start(send: Send | null = null, local: LocalDraft = localDraft('u1', '1')) {
  const states: DraftState[] = [];
  const saver = draftSaver({ send, local, onState: (state) => states.push(state) });
  return { saver, local, state: () => states.at(-1), type: (title: string) => saver.typed({ title }, 4) };
}

/** A server that counts versions. */
function server() {
  let version = 0;
  return vi.fn<Send>(async () => {
    version += 1;
    return { version };
  });
}

it('sends what was typed after a pause, over the version that the server gave, and nothing that is known', async () => {
  const send = server();
  const { saver, state, type } = start(send);
  type('U');
  type('Uy');
  expect(state()).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  type('Uyk');
  type('Uy');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(state()).toMatchObject({ kind: 'saved' });
  type('Uyku');
  saver.left();
  await vi.advanceTimersByTimeAsync(LEFT_MS);
  expect(send.mock.calls).toEqual([
    [{ title: 'Uy' }, { baseVersion: 4, version: null }],
    [{ title: 'Uyku' }, { baseVersion: 4, version: 1 }],
  ]);
});

it('keeps on the device what the server does not have yet, and nothing else', async () => {
  const { local, type } = start(server());
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(local.read()).toMatchObject({ texts: { title: 'Uyku' }, baseVersion: 4, version: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(local.read()).toBeNull();
});

it('tries again when the server is not reached, first what it may have got and then what came after', async () => {
  const send = server();
  send.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
  const { saver, local, state, type } = start(send);
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(state()).toEqual({ kind: 'unreached', isOffline: false, isKept: true });
  type('Uykular');
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(local.read()?.texts).toEqual({ title: 'Uykular' });
  await saver.flush();
  expect(send.mock.calls.map(([texts]) => texts.title)).toEqual(['Uyku', 'Uyku', 'Uyku', 'Uykular']);
  expect(state()).toMatchObject({ kind: 'saved' });
});

it('says when this device keeps nothing either', async () => {
  const none: LocalDraft = { read: () => null, write: () => false, clear: () => undefined };
  const { state, type } = start(vi.fn(unreachable), none);
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(state()).toEqual({ kind: 'unreached', isOffline: false, isKept: false });
});

it('stops at a draft of somebody else until one of both is chosen', async () => {
  const theirs = { savedBy: 'selin', updatedAt: '2026-11-22T11:00:00.000Z', baseVersion: 4, version: 7 };
  const send = server().mockImplementationOnce(refusal({ code: 'VERSION_CONFLICT', current: theirs }));
  const { saver, local, state, type } = start(send);
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  type('Uykular');
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 9);
  expect(state()).toEqual({ kind: 'conflict', theirs });
  expect(send).toHaveBeenCalledTimes(1);
  expect(local.read()?.texts).toEqual({ title: 'Uykular' });
  saver.goOnFrom({ ...theirs, texts: { title: 'Onun' } });
  type('Uykular');
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith({ title: 'Uykular' }, { baseVersion: 4, version: 7 });
});

it('says why the server refused, and sends what is typed next', async () => {
  const send = server().mockImplementationOnce(refusal({ code: 'VALIDATION_FAILED', message: 'Çok uzun' }));
  const { state, type } = start(send);
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 9);
  expect(state()).toEqual({ kind: 'refused', message: 'Çok uzun' });
  type('Uyk');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(send).toHaveBeenCalledTimes(2);
});

it('waits for what is under way before the post is saved, and begins anew after', async () => {
  let answer: (draft: { version: number }) => void = () => undefined;
  const send = server().mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { saver, local, state, type } = start(send);
  type('Uyku');
  void saver.flush();
  const paused = vi.fn();
  const pausing = saver.pause().then(paused);
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 9);
  expect(paused).not.toHaveBeenCalled();
  answer({ version: 5 });
  await pausing;
  expect(saver.version()).toBe(5);
  saver.saved();
  saver.resume();
  expect([state(), local.read(), saver.version()]).toEqual([{ kind: 'none' }, null, null]);
  type('Düş');
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith({ title: 'Düş' }, { baseVersion: 4, version: null });
});

it('of a new post keeps what is typed on the device', async () => {
  const { local, state, type } = start();
  type('Uyku');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(state()).toMatchObject({ kind: 'on-device', isKept: true });
  expect(local.read()?.texts).toEqual({ title: 'Uyku' });
});

it('sends what waits once when the editor is left', async () => {
  const send = vi.fn(unreachable);
  const { saver, local, type } = start(send);
  type('Uyku');
  saver.stop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS * 99);
  expect(send).toHaveBeenCalledTimes(1);
  expect(local.read()?.texts).toEqual({ title: 'Uyku' });
});

it('forgets on the device what is a month old, and what it cannot read', () => {
  localDraft('u1', '1', () => Date.now() - 31 * 86_400_000).write({
    texts: { title: 'x' },
    baseVersion: 1,
    version: 1,
  });
  expect(localDraft('u1', '1').read()).toBeNull();
  localStorage.setItem('practice-post-draft:u1:1', '{"texts":3}');
  expect(localDraft('u1', '1').read()).toBeNull();
});
