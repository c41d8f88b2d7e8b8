import { styled } from '@mui/material/styles';
import ArrowRight from 'lucide-react/icons/arrow-right';
import TableProperties from 'lucide-react/icons/table-properties';
import type { Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import { height, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';
import { ColumnResultView } from './ColumnResultView';
import { FieldChoice } from './FieldChoice';
import type { ImportSubject } from './import-subject';
import type { Pairing } from './use-pairing';

export interface ColumnListProps {
  readonly subject: ImportSubject;
  readonly upload: Upload;
  readonly pairing: Pairing;
  /** The columns in view. */
  readonly columns: readonly UploadColumn[];
}

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  overflow: 'hidden',
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...typeStyle(type.body),
  '& th, & td': { padding: '0 8px', height: height.pairingRow, textAlign: 'left', verticalAlign: 'middle' },
  // The first cell of a row is its heading.
  '& thead th:first-of-type, & tbody th': { paddingLeft: 16 },
  '& thead th': {
    height: height.gridRow,
    color: theme.palette.ink2,
    ...typeStyle({ ...type.meta, weight: 500 }),
  },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.line}` },
  '& tbody th': { fontWeight: 500 },
}));
const Name = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > svg': { flex: 'none', color: theme.palette.ink3 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Samples = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.ink2,
  '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none', color: theme.palette.control },
  '&[data-paired="true"] > svg': { color: theme.palette.accent.mark },
}));
const None = styled('p')(({ theme }) => ({
  padding: 24,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** The columns of the sheet with their first values, the field of each, and what comes of it. */
export function ColumnTable({ subject, upload, pairing, columns }: ColumnListProps) {
  const { say } = useSay('imports');
  return (
    <Frame>
      <Table>
        <colgroup>
          <col style={{ width: '20%' }} />
          <col style={{ width: '21%' }} />
          <col style={{ width: '29%' }} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{say('imports:colColumn')}</th>
            <th scope="col">{say('imports:colSamples')}</th>
            <th scope="col">{say('imports:colField')}</th>
            <th scope="col">{say('imports:colResult')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.index}>
              <th scope="row">
                <Name>
                  <TableProperties size={16} aria-hidden="true" />
                  <span title={column.name}>{column.name}</span>
                </Name>
              </th>
              <td>
                <Samples data-paired={column.field !== null}>
                  <span title={column.samples.join(', ')}>
                    {column.samples.length === 0 ? say('imports:noValues') : column.samples.join(', ')}
                  </span>
                  <ArrowRight size={16} aria-hidden="true" />
                </Samples>
              </td>
              <td>
                <FieldChoice
                  subject={subject}
                  upload={upload}
                  column={column}
                  pairing={pairing}
                  size="medium"
                />
              </td>
              <td>
                <ColumnResultView subject={subject} upload={upload} column={column} pairing={pairing} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {columns.length === 0 && <None>{say('imports:noneShown')}</None>}
    </Frame>
  );
}
