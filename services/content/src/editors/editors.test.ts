import { EDITING_LEASE_MS } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createService } from '../server.ts';
import { noteEditing } from './note-editing.ts';
import { stopEditing } from './stop-editing.ts';

useTestDatabase([createService()]);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const person = (userId: string) => {
  const ctx = contextFor('moderator');
  return { ...ctx, actor: { ...ctx.actor, userId, username: userId } };
};
const [ayse, mehmet] = [person('ayse'), person('mehmet')];
const post = { kind: 'blogPost', recordId: '1' };
const note = async (ctx: typeof ayse, tab: string, place: object = post) =>
  (await noteEditing(ctx, { ...place, tab })).map(({ username, isSelf }) => (isSelf ? 'self' : username));
const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

it('each sees the others who edit the same, since when they do', async () => {
  const began = new Date().toISOString();
  expect(await note(ayse, 'tab-of-ayse')).toEqual([]);
  pass(1000);
  expect(await noteEditing(mehmet, { ...post, tab: 'tab-of-mehmet' })).toEqual([
    { userId: 'ayse', username: 'ayse', since: began, isSelf: false },
  ]);
  expect(await note(ayse, 'tab-of-ayse')).toEqual(['mehmet']);
  for (const place of [
    { ...post, recordId: '2' },
    { ...post, kind: 'page' },
  ]) {
    expect(await note(person('can'), 'tab-of-can', place)).toEqual([]);
  }
});

it('names each person once, and says when it is oneself in another tab', async () => {
  await note(ayse, 'first-tab');
  await note(ayse, 'second-tab');
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual(['ayse']);
  expect(await note(ayse, 'second-tab')).toEqual(['self', 'mehmet']);
});

it('whoever says nothing for the length of the lease is gone; whoever says so again stays', async () => {
  await note(ayse, 'tab-of-ayse');
  pass(EDITING_LEASE_MS - 1);
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual(['ayse']);
  await note(ayse, 'tab-of-ayse');
  pass(EDITING_LEASE_MS - 1);
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual(['ayse']);
  pass(1);
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual([]);
});

it('the stream says who comes and who goes, and not that somebody is still there', async () => {
  await note(ayse, 'tab-of-ayse');
  await note(ayse, 'tab-of-ayse');
  await stopEditing(mehmet, { tab: 'tab-of-ayse' });
  await stopEditing(ayse, { tab: 'tab-of-ayse' });
  await stopEditing(ayse, { tab: 'tab-of-ayse' });
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual([]);
  const events = (await lastEvents(9)).filter(({ type }) => type === 'editors.changed');
  expect(events.map(({ payload }) => payload)).toEqual(Array(3).fill({ id: 'blogPost/1' }));
});

it('goes with the tab that opens something else', async () => {
  await note(ayse, 'tab-of-ayse');
  await note(ayse, 'tab-of-ayse', { ...post, recordId: '2' });
  expect(await note(mehmet, 'tab-of-mehmet')).toEqual([]);
});
