import { styled } from '@mui/material/styles';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { useSay } from '../words/use-say';

export interface StepBarProps {
  /** The title of the step that is open. */
  readonly title: string;
  /** Its place, from 1. */
  readonly step: number;
  readonly steps: number;
}

const Segments = styled('div')({ display: 'flex', gap: 4 });
const Part = styled('span')(({ theme }) => ({
  flex: 1,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.palette.line,
  '&[data-reached="true"]': { backgroundColor: theme.palette.accent.mark },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginTop: 8,
  color: theme.palette.ink3,
  ...typeStyle(type.cell),
  '& strong': { color: theme.palette.ink, fontWeight: 600, minWidth: 0 },
  '& span': { whiteSpace: 'nowrap' },
}));

/** The steps of a form on a phone: a segment for each, the title and 'Paso 1 de 5'. */
export function StepBar({ title, step, steps }: StepBarProps) {
  const { say } = useSay();
  return (
    <div>
      <Segments aria-hidden="true">
        {Array.from({ length: steps }, (_none, place) => (
          <Part key={place} data-reached={place < step} />
        ))}
      </Segments>
      <Words>
        <strong>{title}</strong>
        <span>{say('ui:stepOf', { step, steps })}</span>
      </Words>
    </div>
  );
}
