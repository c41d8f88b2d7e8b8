import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { TextInput } from '../ui/TextInput';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { rowsAtOnce } from './list-call';

export interface FirstRowsProps {
  readonly model: Pick<AssetType, 'noun' | 'gender'>;
  readonly isWorking: boolean;
  readonly onSelect: (count: number) => void;
}

/** Rows that are offered at first (document 1 section 9). */
const usual = '5';

const Line = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, auto) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${theme.palette.line}`,
  ...typeStyle(type.cell),
}));

/** Selects the first so many rows of a list: 'Los primeros [5] animales'. */
export function FirstRows({ model, isWorking, onSelect }: FirstRowsProps) {
  const { say, word } = useSay('list');
  const many = word(model.noun.many);
  const [count, setCount] = useState(usual);
  const isCount = /^[1-9]\d{0,4}$/.test(count) && Number(count) <= rowsAtOnce;
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (isCount) onSelect(Number(count));
      }}
    >
      {say(model.gender === 'm' ? 'list:selectFirstM' : 'list:selectFirstF')}
      <TextInput
        size="small"
        hideLabel
        label={say('list:firstRows', { many })}
        inputMode="numeric"
        maxLength={5}
        value={count}
        onChange={setCount}
      />
      {many}
      <WorkingButton size="small" type="submit" working={isWorking} disabled={!isCount}>
        {say('list:select')}
      </WorkingButton>
    </Line>
  );
}
