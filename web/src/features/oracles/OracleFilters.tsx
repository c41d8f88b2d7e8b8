import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Oracle } from '@huella/domain/calls/oracles';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { SelectInput } from '../../ui/SelectInput';
import { useSay } from '../../words/use-say';
import type { ShownOracles } from './oracle-calls';

export interface OracleFiltersProps {
  readonly shown: ShownOracles;
  readonly oracles: readonly Oracle[];
  readonly onApply: (shown: ShownOracles) => void;
}

const Bar = styled('form')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 240px)) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
  padding: `8px ${gutter.wide}px 12px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  // The search below is a part of the same block there.
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: `12px ${gutter.phone}px`,
    borderBottom: 0,
  },
}));

const links = ['all', 'free', 'linked', 'doubts'] as const;
type LinkWish = (typeof links)[number];
const words = {
  all: 'oracles:linkAll',
  free: 'oracles:linkFree',
  linked: 'oracles:linkLinked',
  doubts: 'oracles:linkDoubts',
} as const;

/** Which assets: by oracle and by link; they count once they are applied (document 3 section 2). */
export function OracleFilters({ shown, oracles, onApply }: OracleFiltersProps) {
  const { say } = useSay('oracles');
  const [oracle, setOracle] = useState(shown.oracle ?? '');
  const [link, setLink] = useState<LinkWish>(shown.only ?? shown.link ?? 'all');
  return (
    <Bar
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({
          ...(oracle !== '' && { oracle }),
          ...((link === 'free' || link === 'linked') && { link }),
          ...(link === 'doubts' && { only: link }),
        });
      }}
    >
      <SelectInput
        size="small"
        label={say('oracles:filterOracle')}
        none={say('oracles:anyOracle')}
        value={oracle}
        options={oracles.map(({ key, label }) => ({ value: key, label }))}
        onChange={setOracle}
      />
      <SelectInput
        size="small"
        label={say('oracles:filterLink')}
        value={link}
        options={links.map((each) => ({ value: each, label: say(words[each]) }))}
        onChange={(value) => {
          setLink(links.find((each) => each === value) ?? 'all');
        }}
      />
      <Button type="submit" variant="outlined" size="small">
        {say('oracles:apply')}
      </Button>
    </Bar>
  );
}
