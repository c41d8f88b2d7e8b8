import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import type { PledgedAsset } from '@huella/domain/calls/pledges';
import type { PledgePart } from '@huella/domain/model/collateral';
import { paths } from '../../paths';
import { FilterChip } from '../../ui/FilterChip';
import { useSay } from '../../words/use-say';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', minWidth: 0, maxWidth: '100%' },
});

export interface PledgeChipsProps {
  readonly narrowed: {
    readonly keeper: number | undefined;
    readonly kind: string | undefined;
    readonly part: PledgePart | undefined;
  };
  /** One of those that are found, by which keeper and kind are called; undefined without any. */
  readonly first: PledgedAsset | undefined;
}

/** By what the list of what is pledged is narrowed, as a figure of a panel or a report asks for it, and the way out. */
export function PledgeChips({ narrowed, first }: PledgeChipsProps) {
  const { say } = useSay('collateral');
  const navigate = useNavigate();
  const { keeper, kind, part } = narrowed;
  const chips = [
    keeper !== undefined && {
      name: 'keeper',
      label: say('collateral:narrowKeeper'),
      value: first?.keeper ?? String(keeper),
    },
    kind !== undefined && { name: 'kind', label: say('collateral:colKind'), value: first?.kind ?? kind },
    part !== undefined && {
      name: 'part',
      label: say('collateral:narrowPart'),
      value: say(`collateral:part_${part}`),
    },
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <Row aria-label={say('collateral:narrowPart')}>
      {chips.map(({ name, label, value }) => {
        // There is no list of filters to open: pressed anywhere it goes.
        const drop = () => {
          void navigate({ to: paths.pledges, search: { ...narrowed, [name]: undefined } });
        };
        return (
          <li key={name}>
            <FilterChip {...{ label, value }} onOpen={drop} onRemove={drop} />
          </li>
        );
      })}
    </Row>
  );
}
