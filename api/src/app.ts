import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Refusal } from '@huella/domain/model/errors';
import { loadRegions } from '@huella/domain/reference/regions';
import type { Deps } from './deps';
import { accountRoutes } from './features/accounts/accounts.routes';
import { assetRoutes } from './features/assets/assets.routes';
import { authorizationRoutes } from './features/companies/authorizations.routes';
import { billingRoutes } from './features/billing/billing.routes';
import { boxRoutes } from './features/boxes/boxes.routes';
import { pledgeRoutes } from './features/collateral/pledges.routes';
import { priceRoutes } from './features/collateral/prices.routes';
import { oracleRoutes } from './features/oracles/oracles.routes';
import { ownershipRoutes } from './features/ownership/ownership.routes';
import { companyRoutes } from './features/companies/companies.routes';
import { contextRoutes } from './features/context/context.routes';
import { presentTopBar } from './features/context/top-bar';
import { entityRoutes } from './features/entities/entities.routes';
import { delegationRoutes } from './features/delegations/delegations.routes';
import { detailRoutes } from './features/details/details.routes';
import { activityRoutes } from './features/events/activities.routes';
import {
  demandOfAsset,
  demandOfEvent,
  demandOfHistory,
  demandOfUndo,
  eventRoutes,
} from './features/events/events.routes';
import { fieldPermissionRoutes } from './features/field-permissions/field-permissions.routes';
import { imageRoutes } from './features/images/images.routes';
import { journeyRoutes } from './features/journeys/journeys.routes';
import { labelRoutes } from './features/assets/labels.routes';
import { lineageRoutes } from './features/lineage/lineage.routes';
import { measureRoutes } from './features/measures/measures.routes';
import { panelRoutes } from './features/panel/panel.routes';
import { reportRoutes } from './features/panel/reports.routes';
import { savedReportRoutes } from './features/panel/saved-reports.routes';
import { recallRoutes } from './features/recall/recall.routes';
import { fieldRoutes, presentGaps } from './features/fields/fields.routes';
import { fileRoutes } from './features/files/files.routes';
import { findShownPicture } from './features/files/readable-files';
import { geographyRoutes } from './features/geography/geography.routes';
import { invitationRoutes } from './features/invitations/invitations.routes';
import { lotDemands, lotRoutes } from './features/lots/lots.routes';
import { lotHistoryRoutes } from './features/events/lot-history.routes';
import { whereaboutsRoutes } from './features/whereabouts/whereabouts.routes';
import { genealogyRoutes } from './features/genealogy/genealogy.routes';
import { objectKinds, objectRoutes } from './features/objects/objects.routes';
import { outboxRoutes } from './features/outbox/outbox.routes';
import { scanFiguresDemand } from './features/qr/metrics.routes';
import { serveQrPages } from './features/qr/qr-pages';
import { serveSharePictures } from './features/qr/share-pages';
import { qrRoutes, scansDemand } from './features/qr/qr.routes';
import { qrTemplateRoutes } from './features/qr/qr-templates.routes';
import { openScans, type Scans } from './features/qr/scans';
import { openRefusalAudit } from './features/rights/refused-attempts';
import { searchRoutes } from './features/search/search.routes';
import { rightsRoutes } from './features/rights/rights.routes';
import {
  demandOfBulk,
  demandOfLotEvent,
  demandOfRun,
  demandOfRunUndo,
  runRoutes,
} from './features/runs/runs.routes';
import { sandboxRoutes } from './features/sandbox/sandbox.routes';
import { demandOfTemplate } from './features/sheets/give-template';
import { demandOfSheet, demandOfUpload, demandOfUploads, sheetRoutes } from './features/sheets/sheets.routes';
import { sourceRoutes } from './features/sources/sources.routes';
import { startRoutes } from './features/start/start.routes';
import { systemRoutes } from './features/system/system.routes';
import { tenantRoutes } from './features/tenants/tenants.routes';
import {
  demandOfArrival,
  demandOfDeparture,
  demandOfTargetBox,
  demandOfTransfer,
  transferRoutes,
} from './features/transfers/transfers.routes';
import { passkeyRoutes } from './features/users/passkeys.routes';
import { presentUser, userRoutes } from './features/users/users.routes';
import { viewRoutes } from './features/views/views.routes';
import type { Demands } from './http/access';
import { answerFault, answerFaults, answerNothingHere } from './http/faults';
import { openLargeCalls, type LargeCalls } from './http/large-calls';
import { closeIdleConnections } from './http/idle-connections';
import { compressReplies } from './http/compression';
import { replyCompiler } from './http/declared-reply';
import { revalidateReplies } from './http/revalidated-replies';
import { nameAndKeepAnswers, requestId } from './http/name-answers';
import type { LoadedPages } from './http/public-pages';
import { serveReference } from './http/reference';
import { serveCalls, type Handlers } from './http/serve';
import { redactRequests } from './http/redact-request';
import type { RefusalAudit } from './http/audit-refusals';
import { serveWebPages } from './http/web-pages';
import { fillSandbox } from './sandbox/fill-sandbox';

export interface AppOptions {
  readonly deps: Deps;
  /** The folder of the built web application; null serves the API alone. */
  readonly webFolder: string | null;
  /** What draws the public QR pages; without it there are only the calls behind them. */
  readonly publicPages?: LoadedPages | null;
  /** Where refused attempts are recorded; without it, in the database. */
  readonly audit?: RefusalAudit;
  /** The turns of calls that ask for thousands of rows; without it, within the usual bounds. */
  readonly large?: LargeCalls;
}

/** The whole server over its dependencies, ready to listen or to be asked by `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, webFolder, publicPages = null, large = openLargeCalls() } = options;
  await loadRegions();
  const app = fastify({
    loggerInstance: redactRequests(deps.log),
    // Without it who calls is who connects, whatever a request says of itself (security R2).
    trustProxy: [...deps.config.trustProxy],
    genReqId: () => requestId(deps.newId()),
    // A slow line may take its time with a file, and a sheet of the largest size with its answer, during which the line
    // is silent; what is too slow is dropped where it is read.
    requestTimeout: 300_000,
    connectionTimeout: 300_000,
    keepAliveTimeout: 10_000,
    // Lengths are for the calls' own schemas to refuse, with a place.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => {
      void answerFault(error, request, reply);
    },
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(replyCompiler);
  app.removeContentTypeParser('text/plain');
  answerFaults(app, deps.faults);
  nameAndKeepAnswers(app);
  app.addHook('onClose', () => deps.faults.flush());
  closeIdleConnections(app, deps);
  await protect(app, deps);
  await serveReference(app, deps.config.publicUrl);
  const scans = openScans(deps);
  app.addHook('onClose', () => scans.flush());
  const audit = options.audit ?? openRefusalAudit(deps);
  app.addHook('onClose', () => audit.flush());
  await app.register(
    (api, _options, ready) => {
      serveCalls(api, deps, handlersOf(deps, scans, publicPages), { demands, audit, large });
      ready();
    },
    { prefix: '/api' },
  );
  if (publicPages !== null) {
    await serveQrPages(app, deps, scans, publicPages);
    const findPhoto = (storageName: string) => findShownPicture(deps, storageName);
    if (webFolder !== null) serveSharePictures(app, deps, { siteFolder: webFolder, findPhoto });
  }
  if (webFolder === null) app.setNotFoundHandler(answerNothingHere);
  else await serveWebPages(app, webFolder, deps.config.map);
  return app;
}

function handlersOf(deps: Deps, scans: Scans, publicPages: LoadedPages | null): Handlers {
  return {
    ...systemRoutes(deps),
    ...userRoutes(deps),
    ...accountRoutes(deps),
    ...authorizationRoutes(deps),
    ...passkeyRoutes(deps),
    ...invitationRoutes(deps),
    ...delegationRoutes(deps),
    ...rightsRoutes(deps),
    ...sandboxRoutes(deps, fillSandbox),
    ...outboxRoutes(deps),
    ...tenantRoutes(deps),
    ...contextRoutes(deps),
    ...fieldRoutes(deps),
    ...startRoutes(deps, { user: presentUser, topBar: presentTopBar, gaps: presentGaps }),
    ...fieldPermissionRoutes(deps),
    ...companyRoutes(deps),
    ...ownershipRoutes(deps),
    ...boxRoutes(deps),
    ...billingRoutes(deps),
    ...objectRoutes(deps),
    ...detailRoutes(deps),
    ...viewRoutes(deps),
    ...assetRoutes(deps),
    ...fileRoutes(deps),
    ...sheetRoutes(deps),
    ...runRoutes(deps),
    ...eventRoutes(deps),
    ...activityRoutes(deps),
    ...imageRoutes(deps),
    ...lineageRoutes(deps),
    ...measureRoutes(deps),
    ...panelRoutes(deps),
    ...savedReportRoutes(deps),
    ...reportRoutes(deps),
    ...journeyRoutes(deps),
    ...recallRoutes(deps),
    ...searchRoutes(deps),
    ...lotRoutes(deps),
    ...lotHistoryRoutes(deps),
    ...whereaboutsRoutes(deps),
    ...transferRoutes(deps),
    ...qrRoutes(deps, scans),
    ...qrTemplateRoutes(deps, publicPages),
    ...labelRoutes(deps),
    ...entityRoutes(deps),
    ...sourceRoutes(deps),
    ...genealogyRoutes(deps),
    ...oracleRoutes(deps),
    ...priceRoutes(deps),
    ...pledgeRoutes(deps),
    ...geographyRoutes(deps),
  };
}

const demands: Demands = {
  objects: {
    asset: objectKinds.asset.demands,
    lot: objectKinds.lot.demands,
    company: objectKinds.company.demands,
    box: objectKinds.box.demands,
    user: objectKinds.user.demands,
  },
  others: {
    arrival: demandOfArrival,
    asset: demandOfAsset,
    bulk: demandOfBulk,
    departure: demandOfDeparture,
    event: demandOfEvent,
    eventUndo: demandOfUndo,
    history: demandOfHistory,
    ...lotDemands,
    lotEvent: demandOfLotEvent,
    run: demandOfRun,
    runUndo: demandOfRunUndo,
    scanFigures: scanFiguresDemand,
    scans: scansDemand,
    sheet: demandOfSheet,
    targetBox: demandOfTargetBox,
    template: demandOfTemplate,
    transfer: demandOfTransfer,
    upload: demandOfUpload,
    uploads: demandOfUploads,
  },
};

/** Timers cannot wait longer. */
const maxTimerMs = 2 ** 31 - 1;

/** Headers, limits and load shedding in front of everything. */
async function protect(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: deps.config.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(rateLimit, {
    max: deps.config.limits.calls,
    timeWindow: 60_000,
    allowList: ({ routeOptions }) => routeOptions.config.unlimited === true,
    errorResponseBuilder: (_request, context) =>
      new Refusal('tooManyRequests', { seconds: Math.max(1, Math.ceil(context.ttl / 1000)) }, []),
  });
  revalidateReplies(app);
  compressReplies(app);
  const { delay } = deps.config.limits;
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    // With nothing measured since the last look the delay counts as endless; so looks are the limit apart.
    sampleInterval: Math.min(delay, maxTimerMs),
    retryAfter: 3,
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.config.alwaysAnswered !== true) throw new Refusal('unavailable', {}, []);
    },
  });
}
