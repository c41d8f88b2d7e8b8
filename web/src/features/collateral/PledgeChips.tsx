import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
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
  readonly keeper: number | undefined;
  readonly part: PledgePart | undefined;
  /** What the keeper is called; undefined while nothing of theirs is known. */
  readonly name: string | undefined;
}

/** By what the list of what is pledged is narrowed, as a figure of a report asks for it, and the way out. */
export function PledgeChips({ keeper, part, name }: PledgeChipsProps) {
  const { say } = useSay('collateral');
  const navigate = useNavigate();
  if (keeper === undefined && part === undefined) return null;
  const go = (search: { keeper?: number | undefined; part?: PledgePart | undefined }) => {
    void navigate({ to: paths.pledges, search });
  };
  return (
    <Row aria-label={say('collateral:narrowPart')}>
      {keeper !== undefined && (
        <Chip
          label={say('collateral:narrowKeeper')}
          value={name ?? String(keeper)}
          onDrop={() => {
            go({ part });
          }}
        />
      )}
      {part !== undefined && (
        <Chip
          label={say('collateral:narrowPart')}
          value={say(`collateral:part_${part}`)}
          onDrop={() => {
            go({ keeper });
          }}
        />
      )}
    </Row>
  );
}

/** There is no list of filters to open: pressed anywhere it goes. */
function Chip({
  label,
  value,
  onDrop,
}: {
  readonly label: string;
  readonly value: string;
  readonly onDrop: () => void;
}) {
  return (
    <li>
      <FilterChip {...{ label, value }} onOpen={onDrop} onRemove={onDrop} />
    </li>
  );
}
