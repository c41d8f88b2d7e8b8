import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { permissionCodes } from '@huella/domain/model/permission-codes';
import { rightGroups, type RightGroupId } from '@huella/domain/rules/right-groups';
import { renderScreen } from '../test/render-screen';
import { serveCalls } from '../test/serve-calls';
import { place } from '../test/sign-in';
import { queryClient } from './call/queries';
import { paths } from './paths';
import { router } from './routes';
import { AssetMessage } from './features/assets/AssetMessage';
import { AssetsPage } from './features/assets/AssetsPage';
import { DeletedPage } from './features/assets/DeletedPage';
import { TransferredPage } from './features/assets/TransferredPage';
import { EventFilePage } from './features/events/EventFilePage';
import { EventNewPage } from './features/events/EventNewPage';
import { ActivitiesPage } from './features/activities/ActivitiesPage';
import { EventsPage } from './features/events/EventsPage';
import { ImagesPage } from './features/images/ImagesPage';
import { ImportFilePage } from './features/imports/ImportFilePage';
import { ImportManualPage } from './features/imports/ImportManualPage';
import { MassEditPage } from './features/imports/MassEditPage';
import { LotMessage } from './features/lots/LotMessage';
import { LotsManyPage } from './features/lots/LotNewPage';
import { LotsPage } from './features/lots/LotsPage';
import { PledgePage } from './features/collateral/PledgePage';
import { PledgesPage } from './features/collateral/PledgesPage';
import { PricesPage } from './features/collateral/PricesPage';
import { OracleNewPage } from './features/oracles/OracleNewPage';
import { OraclesPage } from './features/oracles/OraclesPage';
import { PanelPage } from './features/panel/PanelPage';
import { RunsPage } from './features/runs/RunsPage';
import { TransferFilterPage } from './features/transfers/TransferFilterPage';
import { TransferManualPage } from './features/transfers/TransferManualPage';
import { TransferMassivePage } from './features/transfers/TransferMassivePage';
import { TransferNewPage } from './features/transfers/TransferNewPage';
import { TransfersPage } from './features/transfers/TransfersPage';

/** The screens of a place that demand a right, by their address, and what is drawn to who lacks it. */
const demanding: readonly (readonly [string, RightGroupId, ReactElement])[] = [
  [paths.assets, 'see', <AssetsPage key="" />],
  [paths.transferred, 'see', <TransferredPage key="" />],
  [paths.deleted, 'see', <DeletedPage key="" />],
  [paths.images, 'see', <ImagesPage key="" />],
  [paths.events, 'see', <EventsPage key="" />],
  [paths.activities, 'see', <ActivitiesPage key="" />],
  [paths.controlPanel, 'see', <PanelPage key="" />],
  [paths.lots, 'see', <LotsPage key="" />],
  [paths.runs, 'see', <RunsPage key="" />],
  [paths.oracles, 'see', <OraclesPage key="" />],
  [paths.prices, 'see', <PricesPage key="" />],
  [paths.pledges, 'see', <PledgesPage key="" />],
  [paths.pledge, 'see', <PledgePage key="" />],
  [paths.oracleNew, 'edit', <OracleNewPage key="" />],
  [paths.transfers, 'see', <TransfersPage key="" />],
  [paths.eventNew, 'event', <EventNewPage key="" />],
  [paths.eventFile, 'event', <EventFilePage key="" />],
  [paths.transferNew, 'transfer', <TransferNewPage key="" />],
  [paths.transferMassive, 'transfer', <TransferMassivePage key="" />],
  [paths.transferManual, 'transfer', <TransferManualPage key="" />],
  [paths.transferFilter, 'transfer', <TransferFilterPage key="" />],
  [paths.importFile, 'add', <ImportFilePage key="" />],
  [paths.importManual, 'add', <ImportManualPage key="" />],
  [paths.massEdit, 'edit', <MassEditPage key="" />],
  [paths.assetNew, 'add', <AssetMessage key="" why="noAdd" place={place} model={cowAr} />],
  [paths.assetEdit, 'edit', <AssetMessage key="" why="noEdit" pk={1} place={place} model={cowAr} />],
  [paths.lotNew, 'lots', <LotMessage key="" why="noAdd" place={place} />],
  [paths.lotMany, 'lots', <LotsManyPage key="" />],
  [paths.lotEdit, 'lots', <LotMessage key="" why="noEdit" place={place} />],
];

const names: Readonly<Partial<Record<RightGroupId, { readonly es: string; readonly en: string }>>> = {
  see: { es: 'ver los activos', en: 'see the assets' },
  add: { es: 'cargar activos', en: 'add assets' },
  edit: { es: 'editar activos', en: 'edit assets' },
  event: { es: 'registrar eventos', en: 'record events' },
  transfer: { es: 'transferir', en: 'transfer' },
  lots: { es: 'armar y editar lotes', en: 'create and edit lots' },
};

beforeEach(() => {
  queryClient.clear();
});

describe.each(demanding)('%s without the right to %s', (_path, right, element) => {
  it.each(['es', 'en'] as const)('names it and whom to ask, in %s', async (language) => {
    serveCalls({ 'models.all': () => [{ ...cowAr, companyTiers: [] }] });
    const lacking = right === 'event' ? [...rightGroups.event, ...rightGroups.retire] : rightGroups[right];
    const codes = permissionCodes.filter((code) => !lacking.includes(code));
    await renderScreen(element, { language, codes });
    const text = await screen.findByText(
      language === 'es' ? /^Le falta el permiso/ : /^You need the permission/,
    );
    expect(text.textContent).toContain(names[right]?.[language] ?? 'the table names no such right');
    expect(text.textContent).toContain(place.boxName);
    expect(text.textContent).toContain(place.companyName);
  });
});

/** Screens of a chosen place that demand no right of their own, and why. */
const others: readonly string[] = [
  // It leads on.
  '/',
  // What is not there is said to be missing.
  '/$',
  // Whoever may see neither side of it hears that it is not there.
  paths.transfer,
  // The same of a run.
  paths.run,
  // They are of every establishment that one may see, and of none by itself.
  paths.reports,
  paths.stockReports,
  // Of establishments that keep entities alone; drawn like the other lists.
  paths.namedEntities,
  // Whoever may not see codes is led to the list, from the log of a code to the start (document 3 section 8).
  ...[paths.qrMetrics, paths.qrLogs, paths.qrTemplates, paths.qrIdenteco, paths.qrIdentecoTrupo],
  ...[paths.qrProduktoTrupo, paths.qrBlendingTrupo, paths.qrBrewingTrupo],
];

it('leaves out no screen of a place', () => {
  const known = new Set([...demanding.map(([path]) => path), ...others]);
  const inside = Object.values(router.routesByPath).filter(
    ({ parentRoute, options }) =>
      (parentRoute as { id?: string } | undefined)?.id === '/inside' &&
      options.staticData?.anyContext !== true,
  );
  expect(inside.length).toBeGreaterThan(10);
  expect(inside.map(({ fullPath }) => fullPath as string).filter((path) => !known.has(path))).toEqual([]);
});
