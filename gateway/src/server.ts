import path from 'node:path';
import { type PublicEventType, queriesByEvent } from '@practice/contracts';
import {
  DomainError,
  type EventFeed,
  logger,
  renderingContext,
  type Service,
  type StaleType,
  tracer,
} from '@practice/service-kit';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { httpsOnly } from './addresses/https-only.ts';
import { RedirectList } from './addresses/redirects.ts';
import { SiteList } from './addresses/search-files.ts';
import { searchFilesRouter } from './addresses/search-files-router.ts';
import { siteAddresses } from './addresses/site-addresses.ts';
import { Actors } from './auth/actors.ts';
import { authRouter, authRoutes } from './auth/auth-routes.ts';
import { identify } from './auth/identify.ts';
import { sessions } from './auth/session.ts';
import { hasSessionCookie } from './auth/session-cookie.ts';
import { backupFilesRouter } from './backups/backup-files-router.ts';
import { contactFormRouter } from './contact-form/contact-form-router.ts';
import { DOCS, DOCUMENT, docsRouter } from './docs/docs-router.ts';
import { accessLog, FILES_ROUTE } from './edge/access-log.ts';
import { allowedHostsOnly } from './edge/allowed-hosts.ts';
import { answerInTime } from './edge/answer-in-time.ts';
import { awaitStart } from './edge/await-start.ts';
import { closedSite } from './edge/closed-site.ts';
import { sameOriginOnly } from './edge/cross-site.ts';
import { errorHandler } from './edge/error-handler.ts';
import { GeneralLimit } from './edge/general-limit.ts';
import { healthRouter } from './edge/health.ts';
import { labelled } from './edge/locals.ts';
import { readJson } from './edge/read-json.ts';
import { readUpload } from './edge/read-upload.ts';
import { requestId } from './edge/request-id.ts';
import { recentOrigins, SecurityHeaders } from './edge/security-headers.ts';
import { traceRequests } from './edge/trace-requests.ts';
import { BlogFeed } from './feeds/blog-feed-router.ts';
import { fileContentsRouter } from './files/file-contents-router.ts';
import { filesRouter } from './files/files-router.ts';
import { soundsRouter } from './files/sounds-router.ts';
import { SetupSigns } from './gateway-report/setup-signs.ts';
import supergraph from './generated/supergraph.ts';
import { graphiqlRouter } from './graphiql/graphiql-router.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { createExecute, type Execute } from './graphql/create-execute.ts';
import { graphqlRouter } from './graphql/graphql-router.ts';
import { createOperationGateway } from './graphql/operation-gateway.ts';
import { createOperationGuard } from './graphql/operation-guard.ts';
import { trustedDocuments } from './graphql/trusted-documents.ts';
import { loadTimeRouter, loadTimeRoutes } from './load-times/load-time-routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { countMissing } from './missing-addresses/count-missing.ts';
import { MissingAddresses } from './missing-addresses/missing-addresses.ts';
import { fontCss } from './pages/page-assets.ts';
import { PageCache } from './pages/page-cache.ts';
import type { RenderedFor } from './pages/page-renderer.ts';
import { cachedPages, forPages, PAGE_ROUTE, pagesRouter } from './pages/pages-router.ts';
import { QueryResults } from './pages/query-results.ts';
import { createRenderPool } from './pages/rendering/render-pool.ts';
import { picturesRouter } from './pictures/pictures-router.ts';
import { siteIconsRouter } from './pictures/site-icons-router.ts';
import { VariantStore } from './pictures/variant-store.ts';
import { Readiness } from './readiness.ts';
import { Refusals } from './refusals/refusals.ts';
import { answerRouter } from './reminder-answers/answer-router.ts';
import { RemoteFailures } from './remotes/failures/remote-failures.ts';
import type { Remotes } from './remotes/load-remotes.ts';
import { readPreviewChoice } from './remotes/preview-choice.ts';
import { previewLinkRouter } from './remotes/preview-link-router.ts';
import { pageErrors, remoteApi, remoteRoutes } from './remotes/remote-api.ts';
import { remoteHeader } from './remotes/remote-header.ts';
import { remotesRouter } from './remotes/remotes-router.ts';
import { allowedMethods, unknownApi } from './rest/allowed-methods.ts';
import { knownParametersOnly } from './rest/known-parameters.ts';
import { ResponseCache } from './rest/response-cache.ts';
import { restRouter } from './rest/rest-router.ts';
import { OpenStreams } from './streams/open-streams.ts';
import { STREAM_PATH, streamRouter } from './streams/stream-router.ts';
import { countVisits } from './traffic/count-visits.ts';
import { pageVisitRouter, pageVisitRoutes } from './traffic/page-visit-routes.ts';
import { Traffic } from './traffic/traffic.ts';
import { unsubscribeRouter } from './unsubscribe/unsubscribe-router.ts';

export type ServerOptions = {
  services: Service[];
  remotes: Remotes;
  env: {
    NODE_ENV: string;
    PUBLIC_URL: string;
    SESSION_SECRET: string;
    TRUST_PROXY?: boolean | number | string | undefined;
    PAGE_CACHE_MB: number;
    DATA_DIR: string;
    backupFolder: string;
    PICTURE_CACHE_MB: number;
    PICTURE_DISK_MB: number;
  };
};

export type GatewayServer = {
  app: Express;
  /** What consumers of /graphql see. */
  schema: GraphQLSchema;
  metrics: Metrics;
  signs: SetupSigns;
  streams: OpenStreams;
  failures: RemoteFailures;
  /** Lets requests in: the services are up, and their events come by `feed`. */
  started: (feed: EventFeed) => void;
  /** Signals load balancers and connections that this process is ending. */
  stopping: () => void;
  /** Stores what was only counted so far; before the services stop. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The only public server: every request passes the steps below in their order. For the files of builds no session is
 * read and nothing is counted.
 */
export async function createServer({ services, remotes, env }: ServerOptions): Promise<GatewayServer> {
  const readiness = new Readiness();
  const streams = new OpenStreams();
  const actors = new Actors();
  const refusals = new Refusals();
  const gateway = createOperationGateway(supergraph, services);
  const apollo = createApolloServer(gateway, refusals.add);
  await apollo.start();
  const guardOperation = createOperationGuard({
    trusted: trustedDocuments({
      files: () => remotes.documentFiles(),
      onBad: (problem) => logger.error(problem, 'file cannot be used'),
    }),
    isSchemaOpen: env.NODE_ENV !== 'production',
  });
  const ownRoutes = [...authRoutes, ...remoteRoutes, ...loadTimeRoutes, ...pageVisitRoutes];
  const addresses = [
    ...ownRoutes,
    ...services.flatMap(({ routes }) => routes),
    ...[STREAM_PATH, DOCS, DOCUMENT].map((path) => ({ method: 'get', path })),
  ];

  const redirects = new RedirectList();
  const traffic = new Traffic();
  const missing = new MissingAddresses();
  const listed = new SiteList(env.PUBLIC_URL, remotes);
  const cacheBytes = env.PAGE_CACHE_MB * 1024 ** 2;
  const pages = new PageCache({ maxBytes: cacheBytes * (1 - PART_OF_RESPONSES) });
  const failures = new RemoteFailures();
  const metrics = createMetrics({ streams, pages, failures, dataDir: env.DATA_DIR });
  const responses = new ResponseCache({ maxBytes: cacheBytes * PART_OF_RESPONSES });
  const pictures = new VariantStore({
    memoryBytes: env.PICTURE_CACHE_MB * 1024 ** 2,
    diskBytes: env.PICTURE_DISK_MB * 1024 ** 2,
    folder: path.join(env.DATA_DIR, 'picture-cache'),
  });
  const results = new QueryResults();
  const pool = createRenderPool();
  const execute = forVisitor(createExecute(gateway));
  const blogFeed = new BlogFeed(listed, execute);
  const signs = new SetupSigns({
    publicUrl: env.PUBLIC_URL,
    isProduction: env.NODE_ENV === 'production',
    trustsProxy: Boolean(env.TRUST_PROXY),
  });
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY ?? false);
  app.use(requestId());
  if (tracer()) app.use(traceRequests());
  app.use(accessLog(metrics.durations, signs));
  app.use(countVisits(traffic), countMissing(missing));
  const headers = new SecurityHeaders(recentOrigins(remotes.origins));
  app.use(headers.first);
  app.use(healthRouter(readiness));
  const handleError = errorHandler(refusals.add);
  app.use(answerInTime(readiness, handleError));
  app.use(allowedHostsOnly({ publicUrl: env.PUBLIC_URL, isProduction: env.NODE_ENV === 'production' }));
  app.use(sameOriginOnly(new Set([new URL(env.PUBLIC_URL).origin])));
  app.use(['/remotes', '/assets', '/remotes.json'], labelled(FILES_ROUTE));
  const cookies = { secret: env.SESSION_SECRET, publicUrl: env.PUBLIC_URL };
  const identification = [sessions(cookies), identify(actors)];
  const hasSession = (request: Request) => hasSessionCookie(request, env.PUBLIC_URL);
  const choosing = readPreviewChoice({ identification, hasSession, remotes });
  app.use('/remotes.json', choosing);
  app.use(remotesRouter(remotes));
  app.use(filesRouter());
  app.use(awaitStart(readiness));
  app.use(headers.bySettings);
  const limit = new GeneralLimit(hasSession);
  app.use(limit.admit);
  app.use(['/api', '/graphql'], httpsOnly(env.PUBLIC_URL));
  app.use(picturesRouter(pictures));
  app.use(siteIconsRouter(remotes.shell));
  app.use(soundsRouter(identification));
  app.use(fileContentsRouter(identification));
  app.use(backupFilesRouter(identification, env.backupFolder));
  app.use(siteAddresses({ redirects, publicUrl: env.PUBLIC_URL, paths: async () => (await listed.read()).paths }));
  app.use(searchFilesRouter(listed));
  app.use(blogFeed.router);
  const siteFonts = () => {
    const shell = remotes.shell();
    return shell ? fontCss(shell) : '';
  };
  // Links of e-mails work while the site is closed, and their tokens are counted as no visit.
  app.use(answerRouter(), unsubscribeRouter());
  app.use(closedSite({ identification, hasSession, fontCss: siteFonts }));
  app.use(previewLinkRouter(remotes));
  app.use(forPages(choosing), forPages(remoteHeader({ remotes, identification, hasSession })));
  app.use(cachedPages({ remotes, cache: pages }));
  app.use(['/api', '/graphql'], readJson());
  // Pages are rendered for visitors: no session is read for them, except with a preview chosen.
  app.use(['/api', '/graphql', '/metrics'], identification, limit.identified, limit.unidentified);
  app.use('/api', readUpload());
  app.get('/metrics', metricsRoute(metrics));
  app.use(allowedMethods(addresses));
  app.use(streamRouter({ streams, actors, feed: () => readiness.feed }));
  app.use(['/api', '/graphql'], compression());
  // First, since an operation would otherwise be compared with the path of every REST route.
  app.use(graphqlRouter(apollo, guardOperation));
  app.use(restRouter(services, responses));
  app.use(knownParametersOnly(ownRoutes));
  app.use(authRouter({ actors, ...cookies }));
  app.use(remoteApi({ remotes, failures }));
  app.use(loadTimeRouter({ listed }));
  app.use(pageVisitRouter({ traffic, listed }));
  app.use(docsRouter(services));
  app.use(graphiqlRouter());
  app.use(unknownApi(addresses));
  app.use(labelled(PAGE_ROUTE));
  app.use(contactFormRouter(services, refusals.add));
  const { PUBLIC_URL: publicUrl } = env;
  const onError = pageErrors({ remotes, failures });
  app.use(pagesRouter({ remotes, pool, cache: pages, execute, results, publicUrl, onError }));
  app.use(labelled('none'), () => {
    throw new DomainError('NOT_FOUND');
  });
  app.use(handleError);

  return {
    app,
    schema: gateway.schema,
    metrics,
    signs,
    streams,
    failures,
    started(feed) {
      // Before any stream listens: the user's streams check their session again after this.
      feed.onStale('user.changed', (userId) => actors.forget(userId));
      feed.onStale('redirect.changed', () => redirects.forget());
      feed.onStale('address.moved', (move) => move && redirects.expect(JSON.parse(move)));
      for (const [type, fields] of Object.entries(queriesByEvent)) {
        if (fields.length === 0) continue;
        feed.onStale(type as PublicEventType, () => {
          results.drop(fields);
          pages.drop(fields);
          listed.forget();
        });
      }
      for (const type of changesOf(services)) feed.onStale(type, () => responses.drop(type));
      for (const type of fedBy) feed.onStale(type, () => blogFeed.forget());
      traffic.start();
      readiness.started(feed);
    },
    stopping: () => readiness.stopping(),
    async flush() {
      await Promise.all([redirects.flush(), traffic.stop(), missing.flush(), refusals.flush(), failures.flush()]);
    },
    async close() {
      pool.end();
      await apollo.stop();
    },
  };
}

/** REST responses have this part of the cache's memory, pages the rest. */
const PART_OF_RESPONSES = 1 / 8;

/** The events that change cached REST responses. */
function changesOf(services: Service[]): Set<StaleType> {
  return new Set(services.flatMap(({ routes }) => routes.flatMap(({ changedBy = [] }) => changedBy)));
}

/** The events that change the feed of the blog. */
const fedBy = ['blog-post.changed', 'site-setting.changed'] as const;

function forVisitor(execute: Execute) {
  return (document: DocumentNode, variables: Record<string, unknown>, { requestId, trace }: RenderedFor) =>
    execute(document, variables, renderingContext(requestId, trace));
}
