import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { readPreviewChoice } from './preview-choice.ts';

const cookie = 'practice.preview=mf-public%402.0.0';

it.each<[string, Request['headers'], boolean, number]>([
  ['with a forged cookie alone is not identified', { cookie }, false, 0],
  ['with a session is identified', { cookie }, true, 1],
  ['with an access token is identified', { cookie, authorization: 'Bearer x' }, false, 1],
  ['without the cookie is not identified', { authorization: 'Bearer x' }, true, 0],
])('a request %s', async (_name, headers, hasSession, times) => {
  const identify = vi.fn((_request, _response, next) => next());
  const next = vi.fn();
  const previews = () => [{ name: 'mf-public', live: '1.0.0', previews: [{ version: '2.0.0', isPersonal: false }] }];
  const remotes = { previews };
  const choosing = readPreviewChoice({ identification: [identify], hasSession: () => hasSession, remotes });
  await choosing({ headers } as Request, { locals: { actor: { role: 'anonymous' } } } as unknown as Response, next);
  expect(identify).toHaveBeenCalledTimes(times);
  expect(next).toHaveBeenCalledOnce();
});
