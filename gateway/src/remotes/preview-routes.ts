import { chosenPreview, previewsResponse } from '@practice/contracts';
import { assertCan, DomainError, type RouteDocs, readInput } from '@practice/service-kit';
import { type Request, type Response, Router } from 'express';
import { localsOf } from '../edge/locals.ts';
import { contextOf } from '../edge/request-context.ts';
import type { Remotes } from './load-remotes.ts';
import { choiceOf, type PreviewChoice, rememberChoice } from './preview-choice.ts';

type PreviewRoute = RouteDocs & {
  method: 'get' | 'put';
  path: string;
  handle: (remotes: Remotes, request: Request, response: Response) => void;
};

const PATH = '/api/remotes/previews';

/** Routes for which version of a remote this browser shows. They only concern a cookie, so they belong to no service. */
export const previewRoutes: PreviewRoute[] = [
  {
    method: 'get',
    path: PATH,
    handle: listPreviews,
    summary: 'The previews that the list of remotes names, and which of them this browser shows.',
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
  response.json(listChosen(remotes, choiceOf(request)));
}

/** @throws DomainError VALIDATION_FAILED, NOT_FOUND for a version that is no preview. */
function choosePreview(remotes: Remotes, request: Request, response: Response): void {
  const ctx = contextOf(request, response);
  const { name, version } = readInput(ctx, 'remote:preview', chosenPreview, request.body ?? {});
  const { [name]: _former, ...others } = choiceOf(request);
  const remote = remotes.previews().find((each) => each.name === name);
  if (!remote || (version !== null && !remote.previews.includes(version))) throw new DomainError('NOT_FOUND');
  const choice = version === null ? others : { ...others, [name]: version };
  rememberChoice(request, response, choice);
  response.json(listChosen(remotes, choice));
}

function listChosen(remotes: Remotes, choice: PreviewChoice) {
  return {
    remotes: remotes.previews().map(({ name, live, previews }) => {
      const chosen = choice[name];
      return { name, live, previews, chosen: chosen !== undefined && previews.includes(chosen) ? chosen : null };
    }),
  };
}
