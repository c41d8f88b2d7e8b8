import type { ReportModel } from '../../model/report';
import { cattleReports } from './cattle-reports';
import { storageReports } from './storage-reports';

/** The registry of reports. */
const reports: readonly ReportModel[] = [...storageReports, ...cattleReports];

/** The reports of an asset type; of most there are none (decisions section 5). */
export function reportsOf(assetType: number): readonly ReportModel[] {
  return reports.filter((report) => report.assetType === assetType);
}

export function findReport(assetType: number, id: number): ReportModel | null {
  return reportsOf(assetType).find((report) => report.id === id) ?? null;
}
