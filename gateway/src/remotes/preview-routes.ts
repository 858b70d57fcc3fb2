import { chosenPreview, PREVIEW_LINK_PATH, previewLink, previewLinkInput, previewsResponse } from '@practice/contracts';
import { assertCan, DomainError, type RouteDocs, readInput } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { actorOf, localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import type { Remotes } from './load-remotes.ts';
import { choiceOf, linkedChoice, type PreviewChoice, rememberChoice } from './preview-choice.ts';
import { signPreviewLink } from './preview-links.ts';

type PreviewRoute = RouteDocs & {
  method: 'get' | 'put' | 'delete' | 'post';
  path: string;
  handle: (remotes: Remotes, request: Request, response: Response) => void;
};

const PATH = '/api/remotes/previews';
/** For how long a link to a preview is valid. */
const LINK_MS = 7 * 86_400_000;

/** Routes for which version of a remote a browser shows. They only concern cookies, so they belong to no service. */
export const previewRoutes: PreviewRoute[] = [
  {
    method: 'get',
    path: PATH,
    handle: listPreviews,
    summary: 'The previews that the list of remotes names for the caller, and which of them this browser shows.',
    response: previewsResponse,
  },
  {
    method: 'put',
    path: PATH,
    handle: choosePreview,
    summary: 'Has this browser show a preview of a remote, or, with null, what is live.',
    body: chosenPreview,
    response: previewsResponse,
    problems: ['NOT_FOUND'],
  },
  {
    method: 'delete',
    path: PATH,
    handle: leavePreviews,
    isPublic: true,
    summary: 'Has this browser show what is live of all remotes, also where a link had it show a preview.',
  },
  {
    method: 'post',
    path: '/api/remotes/preview-links',
    handle: linkPreview,
    summary: 'A link by which a browser without an account shows a preview, for seven days while the list names it.',
    body: previewLinkInput,
    response: previewLink,
    problems: ['NOT_FOUND'],
  },
];

export function previewRouter(remotes: Remotes): Router {
  const router = Router();
  for (const route of previewRoutes) {
    router[route.method](route.path, (request, response) => {
      localsOf(response).route = route.path;
      response.set('Cache-Control', 'no-store');
      route.handle(remotes, request, response);
    });
  }
  return router;
}

function listPreviews(remotes: Remotes, request: Request, response: Response): void {
  assertCan(contextOf(request, response), 'remote:preview');
  response.json(listChosen(remotes, response, { ...linkedChoice(request, remotes), ...choiceOf(request) }));
}

/** @throws DomainError VALIDATION_FAILED, NOT_FOUND for a version that is no preview of the caller's */
function choosePreview(remotes: Remotes, request: Request, response: Response): void {
  const ctx = contextOf(request, response);
  const { name, version } = readInput(ctx, 'remote:preview', chosenPreview, request.body ?? {});
  const { [name]: _former, ...others } = choiceOf(request);
  const remote = remotes.previews(ctx.actor).find((each) => each.name === name);
  const isOffered = version === null || remote?.previews.some((preview) => preview.version === version);
  if (!remote || !isOffered) throw new DomainError('NOT_FOUND');
  const choice = version === null ? others : { ...others, [name]: version };
  rememberChoice(request, response, choice);
  response.json(listChosen(remotes, response, choice));
}

function leavePreviews(_remotes: Remotes, request: Request, response: Response): void {
  rememberChoice(request, response, {});
  response.status(204).end();
}

/** @throws DomainError VALIDATION_FAILED, NOT_FOUND for what is not a preview for all staff */
function linkPreview(remotes: Remotes, request: Request, response: Response): void {
  const ctx = contextOf(request, response);
  const { name, version } = readInput(ctx, 'remote:preview', previewLinkInput, request.body ?? {});
  const remote = remotes.previews().find((each) => each.name === name);
  if (!remote?.previews.some((preview) => preview.version === version)) throw new DomainError('NOT_FOUND');
  const expires = Date.now() + LINK_MS;
  const token = signPreviewLink({ name, version, expires });
  response.json({ path: `${PREVIEW_LINK_PATH}/${token}`, expiresAt: new Date(expires).toISOString() });
}

function listChosen(remotes: Remotes, response: Response, choice: PreviewChoice) {
  return {
    remotes: remotes.previews(actorOf(response)).map(({ name, live, previews }) => {
      const chosen = previews.find(({ version }) => version === choice[name])?.version ?? null;
      return { name, live, previews, chosen };
    }),
  };
}
