import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReportView } from '@huella/domain/calls/reports';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import { reportInputs } from '@huella/domain/model/report';
import { callQuery } from '../../call/queries';
import { print } from '../../theme/media';
import { useSay } from '../../words/use-say';
import { offeredOptions } from './report-form';

/** A report that was asked for, of an asset type. */
export interface AskedReport {
  readonly report: ReportView;
  readonly assetType: number;
  readonly values: ReportValues;
}

export interface BoardProps extends AskedReport {
  readonly onBack: () => void;
  /** A filter was taken away: the report anew, or its form where it lacks something. */
  readonly onFilters: (values: ReportValues, isSound: boolean) => void;
  /** What is done with the report beside taking it along: it is saved. */
  readonly actions?: ReactNode;
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
const Chips = styled('div')({ flexBasis: '100%', minWidth: 0 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, [print]: { display: 'none' } });

export interface ReportHeadProps {
  readonly heading: string;
  readonly text: string;
  /** What narrows it. */
  readonly chips: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands over a report, and what can be done with it. */
export function ReportHead({ heading, text, chips, actions }: ReportHeadProps) {
  return (
    <Head>
      <div>
        <Typography component="h2" variant="h3">
          {heading}
        </Typography>
        <Typography variant="body2" sx={{ color: 'ink3' }}>
          {text}
        </Typography>
      </div>
      <Actions>{actions}</Actions>
      <Chips>{chips}</Chips>
    </Head>
  );
}

/** 'Por depositante: 4 de 9' */
export function useHeading({ report, assetType, values }: AskedReport): string {
  const { say } = useSay('reports');
  const params = { assetId: String(assetType), reportId: String(report.id) };
  const { data } = useQuery(callQuery('reports.inputs', { params }));
  const find = (name: string) => data?.fieldsInputs.find((input) => input.name === name);
  const [grouping, selected] = [find(reportInputs.grouping), find(reportInputs.selected)];
  const chosen = values[reportInputs.selected];
  const label = grouping?.options.find(({ key }) => key === values[reportInputs.grouping])?.label ?? '';
  return say('reports:heading', {
    grouping: label.toLowerCase(),
    chosen: Array.isArray(chosen) ? chosen.length : 0,
    all: selected === undefined ? 0 : offeredOptions(selected, values).length,
  });
}
