import { styled } from '@mui/material/styles';
import { type, type TypeStep } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

export interface PromiseLinesProps {
  /** The size of the three sentences. */
  readonly size: 'wide' | 'phone';
}

const sizes: Readonly<Record<PromiseLinesProps['size'], TypeStep>> = {
  wide: type.promise,
  phone: { ...type.title, line: 30 },
};

const Lines = styled('p')({ '& > span': { display: 'block' } });

/** The promise, in three short sentences. */
export function PromiseLines({ size }: PromiseLinesProps) {
  const { say } = useSay('access');
  return (
    <Lines style={typeStyle(sizes[size])}>
      <span>{say('access:promise1')} </span>
      <span>{say('access:promise2')} </span>
      <span>{say('access:promise3')}</span>
    </Lines>
  );
}
