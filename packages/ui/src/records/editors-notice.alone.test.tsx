import { EDITING_BEAT_MS, type EditorRecord } from '@practice/contracts';
import { fakeApi, renderSection } from '@practice/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EditorsNotice } from './editors-notice.tsx';

afterEach(() => vi.useRealTimers());

const now = () => new Date().toISOString();
const editor = (username: string, isSelf = false): EditorRecord => ({
  userId: username,
  username,
  since: now(),
  isSelf,
});

function open(...editors: EditorRecord[]) {
  const site = { editors, isDown: false };
  const calls: { method: string; address: string; tab?: string }[] = [];
  async function fetch(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    calls.push({ method, address, ...(body ? (JSON.parse(String(body)) as { tab: string }) : {}) });
    if (site.isDown) throw new TypeError('Failed to fetch');
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(site.editors);
  }
  const api = fakeApi({ Query: {}, Mutation: {} });
  const view = renderSection(<EditorsNotice kind="blogPost" id="1" />, { api, hash: '#blog?id=1', fetch });
  return { site, calls, ...view };
}

it.each([
  [[editor('Ayşe')], 'Ayşe de bu yazıyı düzenliyor (az önce açtı).'],
  [[editor('Ayşe'), editor('Can')], 'Ayşe ve Can da bu yazıyı düzenliyor (Ayşe az önce, Can az önce açtı).'],
  [[editor('asistan', true)], 'Bu yazı başka bir sekmenizde de açık.'],
])('says who else edits: %#', async (editors, sentence) => {
  open(...editors);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('follows the stream, and says goodbye when it closes', async () => {
  const { site, calls, emit, unmount } = open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/düzenliyor/)).toBeNull();
  site.editors = [editor('Ayşe')];
  emit({ type: 'editors.changed', payload: { id: 'blogPost/2' } });
  emit({ type: 'editors.changed', payload: { id: 'blogPost/1' } });
  expect(await screen.findByText(/Ayşe/)).toBeTruthy();
  site.editors = [];
  emit({ type: 'editors.changed', payload: { id: 'blogPost/1' } });
  await waitFor(() => expect(screen.queryByText(/Ayşe/)).toBeNull());
  const [first] = calls;
  unmount();
  expect(calls.at(-1)).toEqual({ method: 'DELETE', address: `/api/editors/${first?.tab}` });
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual(
    Array(3).fill({ method: 'PUT', address: '/api/editors/blogPost/1', tab: first?.tab }),
  );
});

it('says again and again that it is open, also after the server was away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { site, calls } = open(editor('Ayşe'));
  await screen.findByText(/Ayşe/);
  site.isDown = true;
  await act(() => vi.advanceTimersByTimeAsync(EDITING_BEAT_MS));
  expect(screen.getByText(/Ayşe/)).toBeTruthy();
  site.isDown = false;
  site.editors = [];
  await act(() => vi.advanceTimersByTimeAsync(EDITING_BEAT_MS));
  await waitFor(() => expect(screen.queryByText(/Ayşe/)).toBeNull());
  expect(calls).toHaveLength(3);
});
