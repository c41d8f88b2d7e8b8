import { styled } from '@mui/material/styles';
import Warehouse from 'lucide-react/icons/warehouse';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { Avatar } from '../ui/Avatar';
import { StatusChip } from '../ui/StatusChip';

export interface TargetBoxHeadProps {
  readonly box: TargetBox;
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, marginBottom: 12 });
const Names = styled('div')({ flex: 1, minWidth: 0 });
const Name = styled('h3')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  ...typeStyle(type.section),
});
const Line = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '&[data-quiet="true"]': { color: theme.palette.ink3 },
}));

/** Who an alias leads to: the establishment, whose it is, and where (document 2 section 2). */
export function TargetBoxHead({ box }: TargetBoxHeadProps) {
  const place = [box.city, box.region].filter((part) => part !== '').join(', ');
  return (
    <Head>
      <Avatar kind="company" name={box.box_name} src={box.logo ?? undefined} />
      <Names>
        <Name>
          {box.box_name}
          <StatusChip tone="neutral" icon={Warehouse}>
            {box.subtype_name}
          </StatusChip>
        </Name>
        <Line>
          {box.company.company_name} · {box.alias}
        </Line>
        <Line data-quiet>{place}</Line>
      </Names>
    </Head>
  );
}
