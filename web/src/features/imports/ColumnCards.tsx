import { styled } from '@mui/material/styles';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { ColumnResultView } from './ColumnResultView';
import type { ColumnListProps } from './ColumnTable';
import { FieldChoice } from './FieldChoice';

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Inside = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const Name = styled('p')({ overflowWrap: 'anywhere', ...typeStyle({ ...type.body, weight: 500 }) });
const Samples = styled('p')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
}));

/** The columns of the sheet on a telephone: one card each. */
export function ColumnCards({ subject, upload, pairing, columns }: ColumnListProps) {
  const { say } = useSay('imports');
  if (columns.length === 0) return <Samples>{say('imports:noneShown')}</Samples>;
  return (
    <List>
      {columns.map((column) => (
        <Card as="li" key={column.index}>
          <Inside>
            <div>
              <Name>{column.name}</Name>
              <Samples>
                {column.samples.length === 0 ? say('imports:noValues') : column.samples.join(', ')}
              </Samples>
            </div>
            <FieldChoice subject={subject} upload={upload} column={column} pairing={pairing} size="medium" />
            <ColumnResultView subject={subject} upload={upload} column={column} pairing={pairing} />
          </Inside>
        </Card>
      ))}
    </List>
  );
}
