import { accountCalls } from './accounts';
import { activityCalls } from './activities';
import { assetMapCalls } from './asset-map';
import { authorizationCalls } from './authorizations';
import { autocompleteCalls } from './autocomplete';
import { billingCalls } from './billing';
import { contextCalls } from './context';
import { delegationCalls } from './delegations';
import { detailCalls } from './details';
import { entityCalls } from './entities';
import { eventCalls } from './events';
import { facetCalls } from './facets';
import { fieldPermissionCalls } from './field-permissions';
import { fieldCalls } from './fields';
import { fileCalls } from './files';
import { geographyCalls } from './geography';
import { genealogyCalls } from './genealogy';
import { imageCalls } from './images';
import { invitationCalls } from './invitations';
import { jobCalls } from './jobs';
import { journeyCalls } from './journeys';
import { lineageCalls } from './lineage';
import { measureCalls } from './measures';
import { lotCalls } from './lots';
import { lotHistoryCalls } from './lot-history';
import { objectCalls } from './objects';
import { oracleCalls } from './oracles';
import { organisationCalls } from './organisation';
import { ownershipCalls } from './ownership';
import { outboxCalls } from './outbox';
import { ownAccountCalls } from './own-account';
import { panelCalls } from './panel';
import { passkeyCalls } from './passkeys';
import { labelCalls } from './labels';
import { pledgeCalls } from './pledges';
import { priceCalls } from './prices';
import { qrCalls } from './qr';
import { qrMetricsCalls } from './qr-metrics';
import { qrTemplateCalls } from './qr-templates';
import { recallCalls } from './recall';
import { reportBoardCalls } from './report-board';
import { reportCalls } from './reports';
import { savedReportCalls } from './saved-reports';
import { rightsCalls } from './rights';
import { searchCalls } from './search';
import { selectingCalls } from './selecting';
import { sheetCalls } from './sheets';
import { sourceCalls } from './sources';
import { startCalls } from './start';
import { systemCalls } from './system';
import { tenantCalls } from './tenants';
import { totalsCalls } from './totals';
import { transferCalls } from './transfers';
import { userCalls } from './users';
import { viewCalls } from './views';
import { whereaboutsCalls } from './whereabouts';

/** Every call of the product. The API must serve each one of them to compile. */
export const calls = {
  ...systemCalls,
  ...userCalls,
  ...accountCalls,
  ...authorizationCalls,
  ...ownAccountCalls,
  ...passkeyCalls,
  ...invitationCalls,
  ...delegationCalls,
  ...rightsCalls,
  ...outboxCalls,
  ...tenantCalls,
  ...contextCalls,
  ...startCalls,
  ...fieldCalls,
  ...fieldPermissionCalls,
  ...organisationCalls,
  ...ownershipCalls,
  ...billingCalls,
  ...objectCalls,
  ...facetCalls,
  ...selectingCalls,
  ...assetMapCalls,
  ...totalsCalls,
  ...panelCalls,
  ...reportCalls,
  ...reportBoardCalls,
  ...savedReportCalls,
  ...viewCalls,
  ...detailCalls,
  ...whereaboutsCalls,
  ...lotCalls,
  ...lotHistoryCalls,
  ...fileCalls,
  ...imageCalls,
  ...sheetCalls,
  ...jobCalls,
  ...eventCalls,
  ...activityCalls,
  ...lineageCalls,
  ...measureCalls,
  ...journeyCalls,
  ...recallCalls,
  ...searchCalls,
  ...transferCalls,
  ...labelCalls,
  ...qrCalls,
  ...qrMetricsCalls,
  ...qrTemplateCalls,
  ...geographyCalls,
  ...entityCalls,
  ...autocompleteCalls,
  ...sourceCalls,
  ...genealogyCalls,
  ...oracleCalls,
  ...priceCalls,
  ...pledgeCalls,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;
