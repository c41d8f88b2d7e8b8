import { styled } from '@mui/material/styles';
import type { Field } from '@huella/domain/model/field';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Locale } from '@huella/domain/model/value';
import { useRecordText } from '../../fields/use-record-text';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';

export interface RunConflictsProps {
  readonly run: RunView;
  readonly locale: Locale;
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 220,
  overflowY: 'auto',
  borderTop: `1px solid ${theme.palette.line}`,
  paddingTop: 8,
  ...typeStyle(type.cell),
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', padding: '4px 0 4px 30px' },
  '& strong': { fontWeight: 500, minWidth: 72 },
  '& span': { color: theme.palette.ink2, flex: 1, minWidth: 160 },
}));

const noFields: readonly Field[] = [];

/** The records that could not be written, each with its reason. The call answers the first of them. */
export function RunConflicts({ run, locale }: RunConflictsProps) {
  const { say, language } = useSay('runs');
  const text = useRecordText(noFields, locale);
  if (run.errors.length === 0) return null;
  const rest = run.conflicts - run.errors.length;
  return (
    <List aria-label={say('runs:conflictsOf')} tabIndex={0}>
      {run.errors.map((found, at) => (
        <li key={`${found.record ?? ''} ${at}`}>
          {found.record !== null && (
            <strong>
              {/^\d+$/.test(found.record) ? say('runs:conflictRecord', { row: found.record }) : found.record}
            </strong>
          )}
          <span>{text(found)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <span>{say('runs:conflictMore', { figure: formatCount(rest, language) })}</span>
        </li>
      )}
    </List>
  );
}
